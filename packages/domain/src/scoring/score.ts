import {
  type KeyedItem,
  type KeyedItemOf,
  type Response,
  type ResponseOf,
  toPublicItem,
} from "../item/index.ts";
import { scoreNumericEntry } from "./score-numeric-entry.ts";
import { scoreOptionSet } from "./score-option-set.ts";
import { scoreTextCompletion } from "./score-text-completion.ts";
import { type InvalidReason, validateResponse } from "./validate.ts";

/** How a response was judged. Incomplete is not wrong, and what cannot be read is not judged. */
export type ItemScore =
  | { readonly kind: "scored"; readonly correct: boolean }
  | { readonly kind: "incomplete" }
  | { readonly kind: "invalid"; readonly reason: InvalidReason };

type Scorers = {
  [Type in KeyedItem["type"]]: (item: KeyedItemOf<Type>, response: ResponseOf<Type>) => boolean;
};

/** Total by type. No partial credit anywhere, as on the test. */
const SCORERS: Scorers = {
  "text-completion": (item, { optionIds }) => scoreTextCompletion(item.key, optionIds),
  "sentence-equivalence": (item, { optionIds }) => scoreOptionSet(item.key, optionIds),
  "reading-single": (item, { optionId }) => optionId === item.key,
  "reading-multiple": (item, { optionIds }) => scoreOptionSet(item.key, optionIds),
  "select-in-passage": (item, { sentenceId }) => sentenceId === item.key,
  "quantitative-comparison": (item, { optionId }) => optionId === item.key,
  "single-choice": (item, { optionId }) => optionId === item.key,
  "multiple-choice": (item, { optionIds }) => scoreOptionSet(item.key, optionIds),
  "numeric-entry": (item, { entry }) => scoreNumericEntry(item.key, entry),
};

/** Judges a response by the key. Server only: the browser has no key to pass. */
export function scoreResponse(item: KeyedItem, response: Response): ItemScore {
  const check = validateResponse(toPublicItem(item), response);
  if (check.kind !== "complete") return check;
  if (namesUnknownSentence(item, response)) return { kind: "invalid", reason: "unknown-option" };
  const score = SCORERS[item.type] as (item: KeyedItem, response: Response) => boolean; // validateResponse has compared the types
  return { kind: "scored", correct: score(item, response) };
}

/** The public item only names its passage, so this is the first place where the sentences are known. */
function namesUnknownSentence(item: KeyedItem, response: Response): boolean {
  return (
    item.type === "select-in-passage" &&
    response.type === "select-in-passage" &&
    response.sentenceId !== null &&
    !Object.hasOwn(item.sentenceRationales, response.sentenceId)
  );
}
