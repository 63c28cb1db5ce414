import type { ExpectedTime } from "./expected-time.ts";
import { logSecondsOf } from "./time-beliefs.ts";

/** An answer with the time that was expected of it before it came. */
export interface PacedAnswer {
  readonly elapsedMs: number;
  readonly isCorrect: boolean;
  /** By `isRapid`. */
  readonly isRapid: boolean;
  readonly expected: ExpectedTime;
}

/** What the time of one answer says. Plain data, to be kept with the answer. */
export interface AnswerPace {
  readonly isRapid: boolean;
  /** Rapid, or below .4 of the expected time and wrong. */
  readonly isRushed: boolean;
  /** Above twice the expected time. */
  readonly isStuck: boolean;
  /** Stuck, and wrong. */
  readonly isOverInvested: boolean;
  /** Time to expected time. */
  readonly ratio: number;
  /** Its logarithm in millionths: whole, so that sums of them do not depend on their order. */
  readonly logRatioMicro: number;
  /** The logarithm in standard deviations of what was expected. */
  readonly z: number;
  /** Time beyond twice the expected one where over-invested, otherwise 0. */
  readonly overInvestedMs: number;
}

/** A paced answer that is too short, too long, or too long to be worth it. */
const RUSHED_RATIO = 0.4;
const STUCK_RATIO = 2;
export const MICRO = 1_000_000;

/** The flags of one answer; constant in everything before it. */
export function flagAnswer(answer: PacedAnswer): AnswerPace {
  const { elapsedMs, isCorrect, isRapid, expected } = answer;
  const logRatio = logSecondsOf(elapsedMs) - Math.log(expected.seconds);
  const ratio = Math.exp(logRatio);
  const isStuck = ratio > STUCK_RATIO;
  const isOverInvested = isStuck && !isCorrect;
  return {
    isRapid,
    isRushed: isRapid || (ratio < RUSHED_RATIO && !isCorrect),
    isStuck,
    isOverInvested,
    ratio,
    logRatioMicro: Math.round(MICRO * logRatio),
    z: logRatio / expected.logDeviation,
    overInvestedMs: isOverInvested ? Math.round(beyondTwice(elapsedMs, expected)) : 0,
  };
}

/** Milliseconds beyond twice the expected time, ≥ 0. */
export function beyondTwice(elapsedMs: number, expected: Pick<ExpectedTime, "seconds">): number {
  return Math.max(0, elapsedMs - 1000 * STUCK_RATIO * expected.seconds);
}
