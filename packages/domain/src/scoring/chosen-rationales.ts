import type { KeyedItem, KeyedOption, OptionId, Rationale, Response } from "../item/index.ts";
import { parseNumericEntry } from "./parse-numeric-entry.ts";

/** Something wrong that a student chose, with what is said of it. */
export interface WrongChoice {
  /** Of the option or the sentence, or the number as it was typed. */
  readonly id: string;
  readonly rationale: Rationale;
}

/** The wrong options, the wrong sentence or the wrong number that a student chose, as far as something is said of them. */
export function wrongChoices(item: KeyedItem, response: Response): WrongChoice[] {
  if (item.type === "numeric-entry") return anticipatedEntries(item, response);
  if (item.type === "select-in-passage") {
    if (response.type !== item.type || response.sentenceId === null) return [];
    const id = response.sentenceId;
    const rationale = item.sentenceRationales[id];
    return rationale === undefined || id === item.key ? [] : [{ id, rationale }];
  }
  const chosen = optionIdsOf(response);
  const key: readonly string[] = typeof item.key === "string" ? [item.key] : item.key;
  return optionsOf(item).filter(({ id }) => chosen.includes(id) && !key.includes(id));
}

/** All options of an item, those of every blank in turn; none where there is nothing to choose from. */
export function optionsOf(item: KeyedItem): readonly KeyedOption[] {
  if (item.type === "text-completion") return item.blanks.flat();
  return "options" in item ? item.options : [];
}

/** The options that a response names, in its order; a blank left empty names none. */
export function optionIdsOf(response: Response): OptionId[] {
  if ("optionIds" in response) return response.optionIds.flatMap((id) => id ?? []);
  return "optionId" in response && response.optionId !== null ? [response.optionId] : [];
}

function anticipatedEntries(
  item: Extract<KeyedItem, { type: "numeric-entry" }>,
  response: Response,
): WrongChoice[] {
  if (response.type !== item.type) return [];
  const parsed = parseNumericEntry(response.entry);
  if (parsed.kind !== "number") return [];
  return item.anticipatedErrors
    .filter(({ value }) => parsed.value.equals(value))
    .map(({ value, rationale }) => ({ id: value, rationale }));
}
