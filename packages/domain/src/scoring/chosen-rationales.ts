import type { KeyedItem, KeyedOption, Rationale, Response } from "@lexiquant/domain/item";
import { parseNumericEntry } from "@lexiquant/domain/scoring";

/** What the bank says about the wrong options, the wrong sentence or the wrong number that a student chose. */
export function rationalesOfWrongChoices(item: KeyedItem, response: Response): Rationale[] {
  if (item.type === "numeric-entry") return rationalesOfEntry(item, response);
  if (item.type === "select-in-passage") {
    if (response.type !== item.type || response.sentenceId === null) return [];
    const rationale = item.sentenceRationales[response.sentenceId];
    return rationale === undefined || response.sentenceId === item.key ? [] : [rationale];
  }
  const chosen = chosenOptionIds(response);
  const key: readonly string[] = typeof item.key === "string" ? [item.key] : item.key;
  return optionsOf(item)
    .filter(({ id }) => chosen.has(id) && !key.includes(id))
    .map(({ rationale }) => rationale);
}

/** All options of an item, those of every blank in turn; none where there is nothing to choose from. */
export function optionsOf(item: KeyedItem): readonly KeyedOption[] {
  if (item.type === "text-completion") return item.blanks.flat();
  return "options" in item ? item.options : [];
}

/** Null stands for a blank left empty. */
function chosenOptionIds(response: Response): ReadonlySet<string | null> {
  if ("optionIds" in response) return new Set<string | null>(response.optionIds);
  return new Set("optionId" in response ? [response.optionId] : []);
}

function rationalesOfEntry(
  item: Extract<KeyedItem, { type: "numeric-entry" }>,
  response: Response,
): Rationale[] {
  if (response.type !== item.type) return [];
  const parsed = parseNumericEntry(response.entry);
  if (parsed.kind !== "number") return [];
  return item.anticipatedErrors
    .filter(({ value }) => parsed.value.equals(value))
    .map(({ rationale }) => rationale);
}
