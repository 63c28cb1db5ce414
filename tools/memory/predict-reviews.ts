import { groupBy } from "@lexiquant/domain/kernel";
import {
  type DayRule,
  DEFAULT_MEMORY_WEIGHTS,
  DEFAULT_RETENTION,
  type ReviewEntry,
  replayReviews,
  studyDayOf,
} from "@lexiquant/domain/spacing";
import type { RevlogReview } from "./read-revlog.ts";

/** A review with what was predicted before it was used, and what its bin is made of. */
export interface PredictedReview {
  /** 0 … 1 */
  readonly probability: number;
  /** Recalled: any rating but "again" */
  readonly isCorrect: boolean;
  readonly elapsedDays: number;
  /** Counted from 2: the first meeting is 1, and reviews on the same day do not count */
  readonly reviewNumber: number;
  /** Earlier reviews on a later day than the one before that were not recalled */
  readonly lapses: number;
}

/**
 * Replays a log through the scheduler. As in the benchmark [SRSBenchmark], the first review of a card is not predicted, and
 * neither are further ones on the same study day: these change the memory all the same.
 */
export function predictReviews(log: readonly RevlogReview[], rule: DayRule): PredictedReview[] {
  const rules = {
    weights: DEFAULT_MEMORY_WEIGHTS,
    desiredRetention: DEFAULT_RETENTION,
    testDay: null,
    load: new Map(),
  };
  const dated = log.map((review) => ({ ...review, day: studyDayOf(review.atMs, rule) }));
  return [...groupBy(dated, ({ card }) => card).values()].flatMap((reviews) =>
    predictedOfCard(replayReviews(reviews, rules).entries),
  );
}

function predictedOfCard(entries: readonly ReviewEntry[]): PredictedReview[] {
  let [reviewNumber, lapses] = [1, 0];
  return entries.flatMap(({ pRecall, elapsedDays, rating }) => {
    if (pRecall === null || elapsedDays === 0) return [];
    reviewNumber += 1;
    const isCorrect = rating !== "again";
    const predicted = { probability: pRecall, isCorrect, elapsedDays, reviewNumber, lapses };
    if (!isCorrect) lapses += 1;
    return [predicted];
  });
}
