import type { Bank } from "@lexiquant/content";
import {
  type KeyedItem,
  type KeyedOption,
  MEASURE_OF_TYPE,
  type OptionId,
  prose,
  type Response,
  sentencesOf,
} from "@lexiquant/domain/item";
import type { ItemId } from "@lexiquant/domain/kernel";
import type { Lexicon } from "./lexicon.ts";

/** A word of the lexicon as it stands in a question. */
export interface ItemWord {
  readonly wordId: string;
  readonly form: string;
  readonly place: "option" | "stem" | "stimulus";
  /** The options that have it. */
  readonly optionIds: readonly OptionId[];
}

/** The words of a question that the lexicon has, each once: those of options first, then of the stem and the passage. */
export function wordsOfItem(bank: Bank, lexicon: Lexicon, item: KeyedItem): ItemWord[] {
  if (MEASURE_OF_TYPE[item.type] !== "verbal") return [];
  const stimulus = item.stimulusId === null ? undefined : bank.stimuli.get(item.stimulusId);
  const passage = stimulus?.kind === "passage" ? sentencesOf(stimulus).map(({ text }) => text) : [];
  const found = new Map<string, ItemWord>();
  for (const { id, text } of optionsOf(item)) {
    for (const { wordId, form } of wordsIn(lexicon, text)) {
      const optionIds = [...(found.get(wordId)?.optionIds ?? []), id];
      found.set(wordId, { wordId, form, place: "option", optionIds });
    }
  }
  const others = [
    ...wordsIn(lexicon, item.stem).map((word) => ({ ...word, place: "stem" as const })),
    ...passage
      .flatMap((text) => wordsIn(lexicon, text))
      .map((word) => ({ ...word, place: "stimulus" as const })),
  ];
  for (const word of others) {
    if (!found.has(word.wordId)) found.set(word.wordId, { ...word, optionIds: [] });
  }
  return [...found.values()];
}

function wordsIn(lexicon: Lexicon, markup: string) {
  const forms = prose(markup)
    .toLowerCase()
    .match(/[a-z]+(?:-[a-z]+)*/g);
  return (forms ?? []).flatMap((form) => {
    const wordId = lexicon.headwordOf(form);
    return wordId === null ? [] : [{ wordId, form }];
  });
}

function optionsOf(item: KeyedItem): readonly KeyedOption[] {
  if (item.type === "text-completion") return item.blanks.flat();
  return "options" in item ? item.options : [];
}

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

/** For each word of the lexicon the questions with it: in stem or options first, then those of a passage that has it. */
export function itemsByWord(bank: Bank, lexicon: Lexicon): ReadonlyMap<string, readonly ItemId[]> {
  const found = [...bank.items.values()]
    .filter(({ retired }) => !retired)
    .flatMap((item) => wordsOfItem(bank, lexicon, item).map((word) => ({ ...word, id: item.id })));
  const [own, ofPassage] = [false, true].map((inPassage) =>
    found.filter(({ place }) => (place === "stimulus") === inPassage),
  );
  const items = new Map<string, ItemId[]>();
  for (const { id, wordId } of [...(own ?? []), ...(ofPassage ?? [])]) {
    const known = items.get(wordId) ?? [];
    known.push(id);
    items.set(wordId, known);
  }
  return items;
}
