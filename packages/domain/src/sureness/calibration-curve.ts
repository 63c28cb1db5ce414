import { MINIMUM_ANSWERS_PER_GROUP, type RateSummary, summariseRate } from "../report/index.ts";
import { meanStated, type StatedCount } from "./sureness-tally.ts";

/** A point of the curve: what was stated against what came of it, with its 80 % interval from eight answers on. */
export interface CurvePoint extends RateSummary {
  /** Mean of the stated probabilities, 0 … 1; null without answers. */
  readonly stated: number | null;
}

export interface CalibrationError {
  readonly answers: number;
  /** Answers still missing before there is a figure. */
  readonly answersNeeded: number;
  readonly figures: {
    /** Expected calibration error, 0 … 1. */
    readonly error: number;
    /** What somebody who states the true chances would show with as many answers. */
    readonly byChance: number;
  } | null;
}

/** With as many answers in three or four groups, chance alone makes an error of some .07. */
const LEAST_ANSWERS = 40;

export function curvePoint(count: StatedCount): CurvePoint {
  const rate = { answered: count.answers, correct: count.right };
  return { ...summariseRate(rate, MINIMUM_ANSWERS_PER_GROUP), stated: meanStated(count) };
}

/**
 * Expected calibration error over some groups, and what chance alone makes of it:
 *
 *     ECE = Σ (n_g / n) |k_g / n_g − s_g|,   by chance Σ (n_g / n) √(2 s_g (1 − s_g) / (π n_g))
 *
 * - n_g, k_g: answers and right ones; s_g: mean stated probability
 *
 * The second is the mean distance of a share from its expectation, taken to be normal. An error is news only above it.
 */
export function calibrationError(counts: readonly StatedCount[]): CalibrationError {
  const answers = counts.reduce((sum, count) => sum + count.answers, 0);
  const answersNeeded = Math.max(0, LEAST_ANSWERS - answers);
  if (answersNeeded > 0) return { answers, answersNeeded, figures: null };
  let [error, byChance] = [0, 0];
  for (const count of counts) {
    const stated = meanStated(count);
    if (stated === null) continue;
    const weight = count.answers / answers;
    error += weight * Math.abs(count.right / count.answers - stated);
    byChance += weight * Math.sqrt((2 * stated * (1 - stated)) / (Math.PI * count.answers));
  }
  return { answers, answersNeeded: 0, figures: { error, byChance } };
}
