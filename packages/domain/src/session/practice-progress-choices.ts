import type { PublicItem, Response } from "../item/index.ts";

/** The response to an item of which nothing is answered yet. */
export function emptyResponse(item: PublicItem): Response {
  switch (item.type) {
    case "text-completion":
      return { type: item.type, optionIds: item.blanks.map(() => null) };
    case "sentence-equivalence":
    case "reading-multiple":
    case "multiple-choice":
      return { type: item.type, optionIds: [] };
    case "reading-single":
    case "quantitative-comparison":
    case "single-choice":
      return { type: item.type, optionId: null };
    case "select-in-passage":
      return { type: item.type, sentenceId: null };
    case "numeric-entry":
      return { type: item.type, entry: emptyEntry(item.form) };
  }
}

function emptyEntry(form: "decimal" | "fraction") {
  return form === "decimal"
    ? ({ form, text: "" } as const)
    : ({ form, numerator: "", denominator: "" } as const);
}

/** Ids of the options, or of the sentence, that the response holds; none for a typed number. */
export function chosenIds(response: Response | null): readonly string[] {
  if (response === null || response.type === "numeric-entry") return [];
  if ("optionIds" in response) return response.optionIds.flatMap((id) => id ?? []);
  const id = response.type === "select-in-passage" ? response.sentenceId : response.optionId;
  return id === null ? [] : [id];
}

/** Whether the candidate has entered anything at all. */
export function isUntouched(response: Response | null): boolean {
  if (response === null) return true;
  if (response.type !== "numeric-entry") return chosenIds(response).length === 0;
  const { entry } = response;
  return entry.form === "decimal"
    ? entry.text.trim() === ""
    : entry.numerator.trim() === "" && entry.denominator.trim() === "";
}

/**
 * The response after an option was picked: ovals move, squares flip, a blank takes the word.
 * An id that the item does not have changes nothing.
 */
export function withOptionPicked(
  item: PublicItem,
  response: Response | null,
  optionId: string,
): Response {
  const current = response?.type === item.type ? response : emptyResponse(item);
  if (current.type === "numeric-entry") return current;
  if (current.type === "select-in-passage") return { ...current, sentenceId: optionId };
  if (!optionIdsOf(item).includes(optionId)) return current;
  if (current.type === "text-completion") return wordInBlank(item, current, optionId);
  if ("optionId" in current) return { ...current, optionId };
  return { ...current, optionIds: flipped(current.optionIds, optionId) };
}

function wordInBlank(
  item: PublicItem,
  response: Extract<Response, { type: "text-completion" }>,
  optionId: string,
): Response {
  if (item.type !== "text-completion") return response;
  const blank = item.blanks.findIndex((options) => options.some(({ id }) => id === optionId));
  return {
    ...response,
    optionIds: response.optionIds.map((id, index) => (index === blank ? optionId : id)),
  };
}

/** In the order of the letters, so that the same choice is always the same response. */
function flipped(optionIds: readonly string[], optionId: string): string[] {
  return optionIds.includes(optionId)
    ? optionIds.filter((id) => id !== optionId)
    : [...optionIds, optionId].sort();
}

/** The response with one option taken back. */
export function withoutOption(response: Response | null, optionId: string): Response | null {
  if (response === null || !chosenIds(response).includes(optionId)) return response;
  switch (response.type) {
    case "text-completion":
      return {
        ...response,
        optionIds: response.optionIds.map((id) => (id === optionId ? null : id)),
      };
    case "sentence-equivalence":
    case "reading-multiple":
    case "multiple-choice":
      return { ...response, optionIds: response.optionIds.filter((id) => id !== optionId) };
    case "select-in-passage":
      return { ...response, sentenceId: null };
    case "numeric-entry":
      return response;
    default:
      return { ...response, optionId: null };
  }
}

/** Ids of all options of an item, in the order of the screen; none where it has no options. */
export function optionIdsOf(item: PublicItem): readonly string[] {
  if (item.type === "text-completion") return item.blanks.flat().map(({ id }) => id);
  return "options" in item ? item.options.map(({ id }) => id) : [];
}
