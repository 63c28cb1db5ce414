import type { RecallRating } from "./recall-rating.ts";

/** What was seen of one recall. */
export interface SeenRecall {
  readonly isRight: boolean;
  /** Right but for a letter */
  readonly hasSlip: boolean;
  readonly elapsedMs: number;
  /** Only the student can say that a word was easy: speed shows habit as much as knowledge. */
  readonly saidEasy: boolean;
}

/** A right answer that takes longer than this many times the student's own median was hard. */
const SLOW_FACTOR = 1.5;

/**
 * The rating that behavior shows: wrong is again; right is easy if the student said so, hard if slow or with a slip, else good.
 *
 * @param ownMedianMs of the student's right answers to such cards; null while there are too few to tell
 */
export function rateRecall(recall: SeenRecall, ownMedianMs: number | null): RecallRating {
  if (!recall.isRight) return "again";
  if (recall.saidEasy) return "easy";
  const isSlow = ownMedianMs !== null && recall.elapsedMs > SLOW_FACTOR * ownMedianMs;
  return isSlow || recall.hasSlip ? "hard" : "good";
}
