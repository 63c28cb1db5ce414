import type { DayRule } from "@lexiquant/domain/spacing";
import { BadInput } from "../bad-input.ts";
import { type MemoryQuality, memoryQuality } from "./memory-quality.ts";
import { predictReviews } from "./predict-reviews.ts";
import type { Revlog } from "./read-revlog.ts";

/** The form that `npm run eval:memory -- --json` prints. */
export interface MemoryReport extends MemoryQuality {
  /** Reviews that were predicted */
  readonly reviews: number;
  /** Share of them that was recalled */
  readonly recalled: number;
  readonly cards: number;
  /** First meetings and reviews on the same day: not predicted, used all the same */
  readonly notPredicted: number;
  /** Rows that are no answers */
  readonly excluded: number;
  readonly baseline: { readonly average: MemoryQuality };
}

/** How well the scheduler predicts a log, each review before it is used, and a constant that knows the log's own rate. */
export function memoryReport(log: Revlog, rule: DayRule): MemoryReport {
  const predicted = predictReviews(log.reviews, rule);
  if (predicted.length === 0) {
    throw new BadInput(
      "No card of the file was reviewed on a later day, so there is nothing to predict.",
    );
  }
  const recalled = predicted.filter(({ isCorrect }) => isCorrect).length / predicted.length;
  const constant = predicted.map((review) => ({ ...review, probability: recalled }));
  return {
    reviews: predicted.length,
    ...memoryQuality(predicted),
    recalled,
    cards: new Set(log.reviews.map(({ card }) => card)).size,
    notPredicted: log.reviews.length - predicted.length,
    excluded: log.excluded,
    baseline: { average: memoryQuality(constant) },
  };
}
