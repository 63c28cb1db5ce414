import { normalCumulative } from "../kernel/index.ts";
import type { ScaleLink, ScoreScale } from "../report/index.ts";
import type { MeasureAbility } from "./measure-ability.ts";

/** How a test reads an ability. */
export interface TestReading {
  readonly scale: ScoreScale;
  readonly link: ScaleLink;
  /** Standard deviation of one sitting, logits. */
  readonly testError: number;
}

/**
 * Standard deviation of one sitting, logits: measurement.md 6. The shipped exam's is .41 with items as their authors
 * judged them (reliability .79, decision 0015).
 */
export const TEST_ERROR = 0.4;

/** Abilities between which every score of the scale lies, logits. */
const LOWEST = -6;
const HIGHEST = 6;

/** Ability whose score is the target: the lowest θ that is rounded up to it, logits, by bisection. */
export function thetaOfScore(scale: ScoreScale, target: number): number {
  let [low, high] = [LOWEST, HIGHEST];
  while (high - low > 1e-6) {
    const middle = (low + high) / 2;
    if (scale.exactScoreOf(middle) < target - 0.5) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}

/** Probability that one sitting shows the target or more, 0 … 1. */
export function pTarget(
  { mean, variance }: MeasureAbility,
  target: number,
  { scale, link, testError }: TestReading,
): number {
  const { intercept, slope, standardDeviation } = link;
  const spread = Math.sqrt(slope ** 2 * (variance + testError ** 2) + standardDeviation ** 2);
  return normalCumulative((intercept + slope * mean - thetaOfScore(scale, target)) / spread);
}
