import { logistic } from "../irt/logistic.ts";
import type { Belief } from "./belief.ts";

/** A probability with the ends of its 80 % range, 0 … 1. */
export interface PCorrectRange {
  readonly estimate: number;
  readonly low: number;
  readonly high: number;
}

/** Quantile of N(0, 1) that leaves 10 % on each side. */
const Z_80_PERCENT = 1.2815515655446004;

const pOf = (logit: number, guessing: number) => guessing + (1 - guessing) * logistic(logit);

/** Ability θ ~ N(m, v) as the mean logit of a logistic: m / √(1 + π v / 8) [MacKay1992] */
const shrunk = ({ mean, variance }: Belief) => mean / Math.sqrt(1 + (Math.PI * variance) / 8);

/**
 * Probability of a right answer to a new question of middle difficulty (b = 0, a = 1), chance included:
 *
 *     c + (1 − c) E logistic(θ),  θ ~ N(mean, variance)
 *
 * The range carries the 10th and 90th percentiles of θ through the same curve.
 *
 * @param ability logits
 * @param guessing c, 0 … 1
 */
export function pCorrectInMiddle(ability: Belief, guessing: number): PCorrectRange {
  const halfWidth = Z_80_PERCENT * Math.sqrt(ability.variance);
  return {
    estimate: pOf(shrunk(ability), guessing),
    low: pOf(ability.mean - halfWidth, guessing),
    high: pOf(ability.mean + halfWidth, guessing),
  };
}

/** An ability believed at two times. */
export interface AbilityTwice {
  readonly before: Belief;
  readonly after: Belief;
  /** Variance by which the ability itself may have moved meanwhile, squared logits, ≥ 0. */
  readonly drift: number;
}

/**
 * How far that probability has moved, with its 80 % range. What is believed now rests on what was believed then, so that
 * the errors of both hang together: in a filter cov = v₁ v₂ / (v₁ + q), and
 *
 *     Var(change) = v₁ + v₂ − 2 cov
 *
 * - q: `drift`; at least what the variance has grown by
 */
export function changeInMiddle(
  { before, after, drift }: AbilityTwice,
  guessing: number,
): PCorrectRange {
  const moved = Math.max(drift, after.variance - before.variance, 0);
  const shared = (before.variance * after.variance) / (before.variance + moved);
  const halfWidth = Z_80_PERCENT * Math.sqrt(before.variance + after.variance - 2 * shared);
  const estimate = pOf(shrunk(after), guessing) - pOf(shrunk(before), guessing);
  const distance = after.mean - before.mean;
  const changeBy = (shift: number) =>
    pOf(before.mean + shift, guessing) - pOf(before.mean, guessing);
  return {
    estimate,
    low: Math.min(estimate, changeBy(distance - halfWidth)),
    high: Math.max(estimate, changeBy(distance + halfWidth)),
  };
}
