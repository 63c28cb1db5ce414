import { type Bank, wordsInUse } from "@lexiquant/content";
import type { KeyedItem, OptionId, Response } from "@lexiquant/domain/item";
import type { ItemId } from "@lexiquant/domain/kernel";
import type { Lexicon } from "./lexicon.ts";

/** The options in which a wrong answer and the key differ. */
export function missedOptions(item: KeyedItem, response: Response): ReadonlySet<OptionId> {
  const [right, chosen] = [new Set(keyOf(item)), new Set(chosenIn(response))];
  return new Set([
    ...[...right].filter((id) => !chosen.has(id)),
    ...[...chosen].filter((id) => !right.has(id)),
  ]);
}

function keyOf(item: KeyedItem): readonly OptionId[] {
  if (item.type === "numeric-entry" || item.type === "select-in-passage") return [];
  return typeof item.key === "string" ? [item.key] : item.key;
}

function chosenIn(response: Response): readonly OptionId[] {
  if ("optionIds" in response) return response.optionIds.flatMap((id) => id ?? []);
  return "optionId" in response && response.optionId !== null ? [response.optionId] : [];
}

/** A question that uses a word. */
export interface ItemWithWord {
  readonly id: ItemId;
  /** Which sense of the word it uses, from 0 */
  readonly sense: number;
}

/** For each word of the lexicon the questions that use it: in stem or options first, then those of a passage that has it. */
export function itemsByWord(
  bank: Bank,
  lexicon: Lexicon,
): ReadonlyMap<string, readonly ItemWithWord[]> {
  const found = [...bank.items.values()]
    .filter(({ retired }) => !retired)
    .flatMap((item) => wordsInUse(bank, item, lexicon).map((word) => ({ ...word, id: item.id })));
  const [own, ofPassage] = [false, true].map((inPassage) =>
    found.filter(({ place }) => (place === "stimulus") === inPassage),
  );
  const items = new Map<string, ItemWithWord[]>();
  for (const { id, wordId, sense } of [...(own ?? []), ...(ofPassage ?? [])]) {
    const known = items.get(wordId) ?? [];
    known.push({ id, sense });
    items.set(wordId, known);
  }
  return items;
}
