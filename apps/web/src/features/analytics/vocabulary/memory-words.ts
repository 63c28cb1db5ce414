import type { VocabularyForecast } from "@lexiquant/contract";
import { fullDay } from "../../../lib/calendar-words.ts";
import { plural } from "../../../lib/format.ts";

/** Whether the predictions rest on the student's own reviews, and what it takes for that. */
export function memorySentence({
  basis,
  triedWith,
  triedOn,
  reviews,
  reviewsNeeded,
}: VocabularyForecast["memory"]): string {
  if (triedOn === null) {
    return `They rest on how people in general forget. After about ${plural(reviewsNeeded, "answer")} on a later day, ${reviews} so far, they are fitted to you, if that predicts you better.`;
  }
  const tried = `on ${fullDay(triedOn)}, from ${plural(triedWith, "answer")} of yours`;
  return basis === "own-reviews"
    ? `They rest on how you yourself forget, as fitted ${tried}.`
    : `They rest on how people in general forget. A fit to you was tried ${tried}, and did not predict you better.`;
}
