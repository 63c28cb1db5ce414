import { type AnswerCount, wilsonInterval } from "./wilson-interval.ts";

/**
 * Answers from which an overall share is shown. With ten the 80 % interval's half width
 * is at most 19 points, enough to tell a third from two thirds; with fewer the figure misleads.
 */
export const MINIMUM_ANSWERS_OVERALL = 10;

/**
 * Answers from which a share is shown for one group (a kind, a topic, a week). Lower than overall, since
 * groups fill slowly: with eight the interval's half width is at most 21 points.
 */
export const MINIMUM_ANSWERS_PER_GROUP = 8;

/** A share with its uncertainty; the three figures are null until there is enough to say. */
export interface RateSummary extends AnswerCount {
  /** 0 … 1 */
  readonly accuracy: number | null;
  /** Ends of the 80 % interval, 0 … 1 */
  readonly low: number | null;
  readonly high: number | null;
  /** Answers still needed before a figure is shown; 0 when it is. */
  readonly answersNeeded: number;
}

/**
 * The share of right answers with its 80 % interval [Wilson1927], or how many answers are missing.
 *
 * @param minimumAnswers answers from which a figure is shown, ≥ 1
 */
export function summariseRate(count: AnswerCount, minimumAnswers: number): RateSummary {
  const { answered, correct } = count;
  const answersNeeded = Math.max(0, minimumAnswers - answered);
  if (answersNeeded > 0 || answered === 0) {
    return { answered, correct, accuracy: null, low: null, high: null, answersNeeded };
  }
  return {
    answered,
    correct,
    accuracy: correct / answered,
    ...wilsonInterval(count),
    answersNeeded: 0,
  };
}
