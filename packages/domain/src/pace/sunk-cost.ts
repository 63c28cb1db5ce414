import { type ExpectedTime, Z_80_PERCENT } from "./expected-time.ts";
import { beyondTwice } from "./flag-answer.ts";
import { type Ranged, shareRight } from "./share-right.ts";

export interface SpentAnswer {
  readonly elapsedMs: number;
  readonly isCorrect: boolean;
  readonly expected: Pick<ExpectedTime, "seconds">;
}

/** What staying too long on questions that went wrong all the same has cost. */
export interface SunkCost {
  readonly answers: number;
  /** Wrong answers that took more than twice the expected time. */
  readonly overInvested: number;
  /** Their time beyond twice the expected one, seconds. */
  readonly lostSeconds: number;
  /** Questions that this time would have been enough for, and right answers among them; null: too few answers to say. */
  readonly bought: { readonly questions: number; readonly right: Ranged } | null;
}

/** From as many answers on the student's own rate is known well enough to price time with it. */
const LEAST_ANSWERS = 10;

/**
 * Points lost to sunk cost over some answers, at the student's own rate in the rest of the time:
 *
 *     questions = lost / m,  right = questions · p,  m = (T − lost) / n
 *
 * - lost: Σ max(0, t − 2 × expected) over wrong answers, seconds; T: Σ t; n: answers
 * - p: share of right answers among all
 *
 * The 80 % range joins those of p and of m. It is what the time was worth, not what would have been gained: only where
 * questions were left or hurried could it have been spent.
 */
export function sunkCost(answers: readonly SpentAnswer[]): SunkCost {
  const lost = answers.map(({ elapsedMs, isCorrect, expected }) =>
    isCorrect ? 0 : beyondTwice(elapsedMs, expected) / 1000,
  );
  const lostSeconds = sum(lost);
  return {
    answers: answers.length,
    overInvested: lost.filter((seconds) => seconds > 0).length,
    lostSeconds,
    bought: answers.length < LEAST_ANSWERS ? null : boughtBy(lostSeconds, answers, lost),
  };
}

function boughtBy(lostSeconds: number, answers: readonly SpentAnswer[], lost: readonly number[]) {
  const kept = answers.map(({ elapsedMs }, index) => elapsedMs / 1000 - (lost[index] ?? 0));
  const mean = sum(kept) / kept.length;
  if (mean <= 0) return null;
  const variance = sum(kept.map((one) => (one - mean) ** 2)) / (kept.length - 1);
  const questions = lostSeconds / mean;
  const share = shareRight(answers.filter(({ isCorrect }) => isCorrect).length, answers.length);
  const right = questions * share.value;
  const byTime = right * Z_80_PERCENT * Math.sqrt(variance / kept.length / mean ** 2);
  return {
    questions,
    right: {
      value: right,
      low: Math.max(0, right - Math.hypot(questions * (share.value - share.low), byTime)),
      high: right + Math.hypot(questions * (share.high - share.value), byTime),
    },
  };
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
