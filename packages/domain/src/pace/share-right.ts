import { Z_80_PERCENT } from "./expected-time.ts";

/** A figure with its 80 % range. */
export interface Ranged {
  readonly value: number;
  readonly low: number;
  readonly high: number;
}

/**
 * Share of right answers with an 80 % range [AgrestiCoull1998], which does not shrink to a point where all or none are
 * right: p̃ ± z √(p̃(1 − p̃)/ñ) with ñ = n + z² and p̃ = (k + z²/2)/ñ, inside 0 … 1. It differs from the interval of
 * `report` by little; that folder lies above this one.
 *
 * @param right k, 0 … answers
 * @param answers n, ≥ 1
 */
export function shareRight(right: number, answers: number): Ranged {
  const weight = answers + Z_80_PERCENT ** 2;
  const centre = (right + Z_80_PERCENT ** 2 / 2) / weight;
  const halfWidth = Z_80_PERCENT * Math.sqrt((centre * (1 - centre)) / weight);
  return {
    value: right / answers,
    low: Math.max(0, centre - halfWidth),
    high: Math.min(1, centre + halfWidth),
  };
}
