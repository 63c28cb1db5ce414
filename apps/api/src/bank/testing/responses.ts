import type { KeyedItem, Response } from "@lexiquant/domain/item";
import { keyAsResponse, scoreResponse } from "@lexiquant/domain/scoring";

export function rightResponse(item: KeyedItem): Response {
  return keyAsResponse(item);
}

/** Some complete response that is wrong. */
export function wrongResponse(item: KeyedItem): Response {
  const wrong = candidates(item).find((response) => {
    const score = scoreResponse(item, response);
    return score.kind === "scored" && !score.correct;
  });
  if (wrong === undefined) throw new Error(`${item.id} takes every response for right.`);
  return wrong;
}

function candidates(item: KeyedItem): Response[] {
  switch (item.type) {
    case "numeric-entry":
      return item.key.form === "decimal"
        ? [{ type: item.type, entry: { form: "decimal", text: "987654321" } }]
        : [{ type: item.type, entry: { form: "fraction", numerator: "98765", denominator: "7" } }];
    case "select-in-passage":
      return Object.keys(item.sentenceRationales).map((sentenceId) => ({
        type: item.type,
        sentenceId,
      }));
    case "text-completion":
      return [0, 1].map((place) => ({
        type: item.type,
        optionIds: item.blanks.map((options) => options[place]?.id ?? null),
      }));
    case "reading-single":
    case "single-choice":
    case "quantitative-comparison":
      return item.options.map(({ id }) => ({ type: item.type, optionId: id }));
    default:
      return subsets(item.options.map(({ id }) => id)).map((optionIds) => ({
        type: item.type,
        optionIds,
      }));
  }
}

function subsets(ids: readonly string[]): string[][] {
  const [first, ...rest] = ids;
  if (first === undefined) return [[]];
  const without = subsets(rest);
  return [...without, ...without.map((set) => [first, ...set])];
}
