import { Z_80_PERCENT } from "./expected-time.ts";
import { type AnswerPace, MICRO } from "./flag-answer.ts";
import type { Ranged } from "./share-right.ts";
import { studentQuantile } from "./student-quantile.ts";

/**
 * Running sums over some answers. All of them whole numbers, so that adding answers one by one in any order gives to the
 * last digit what counting again gives: logarithms are rounded once, to millionths, before they are summed. With ten
 * million answers the sums stay below 2^53.
 */
export interface PaceTally {
  readonly answers: number;
  readonly right: number;
  /** Answers whose times count: those that are not rapid. */
  readonly worked: number;
  /** Of those, Σ ln(time / expected) in millionths … */
  readonly logRatioMicro: number;
  /** … and Σ of its square, each square rounded to millionths. */
  readonly squaredLogRatioMicro: number;
  readonly rushed: number;
  readonly stuck: number;
  readonly overInvestedMs: number;
}

export const EMPTY_PACE_TALLY: PaceTally = {
  answers: 0,
  right: 0,
  worked: 0,
  logRatioMicro: 0,
  squaredLogRatioMicro: 0,
  rushed: 0,
  stuck: 0,
  overInvestedMs: 0,
};

/** What a tally says: counts, and the usual ratio of time to expected time once enough answers speak for it. */
export interface PaceSummary {
  readonly answers: number;
  readonly right: number;
  readonly rushed: number;
  readonly stuck: number;
  readonly overInvestedMs: number;
  /** 1: as expected; null: too few answers. */
  readonly ratio: Ranged | null;
  /** Answers still missing before there is a ratio. */
  readonly answersNeeded: number;
}

/** As in `report`: groups fill slowly, and with eight answers the range of a ratio is about ±20 %. */
const LEAST_ANSWERS = 8;

/** One answer more; O(1). */
export function addToTally(
  tally: PaceTally,
  answer: { readonly pace: AnswerPace; readonly isCorrect: boolean },
): PaceTally {
  const { pace, isCorrect } = answer;
  const micro = pace.isRapid ? 0 : pace.logRatioMicro;
  return {
    answers: tally.answers + 1,
    right: tally.right + (isCorrect ? 1 : 0),
    worked: tally.worked + (pace.isRapid ? 0 : 1),
    logRatioMicro: tally.logRatioMicro + micro,
    squaredLogRatioMicro: tally.squaredLogRatioMicro + Math.round(micro ** 2 / MICRO),
    rushed: tally.rushed + (pace.isRushed ? 1 : 0),
    stuck: tally.stuck + (pace.isStuck ? 1 : 0),
    overInvestedMs: tally.overInvestedMs + pace.overInvestedMs,
  };
}

/**
 * The geometric mean of time to expected time, which for lognormal times is their median, with its 80 % range:
 *
 *     exp(x̄ ± t s / √n),  x = ln(time / expected)
 *
 * - t: quantile of Student's distribution with n − 1 degrees of freedom that leaves 10 % on each side
 */
export function describeTally(tally: PaceTally): PaceSummary {
  const { answers, right, worked, rushed, stuck, overInvestedMs } = tally;
  const answersNeeded = Math.max(0, LEAST_ANSWERS - worked);
  const ratio = answersNeeded > 0 ? null : usualRatio(tally);
  return { answers, right, rushed, stuck, overInvestedMs, ratio, answersNeeded };
}

function usualRatio({ worked, logRatioMicro, squaredLogRatioMicro }: PaceTally): Ranged {
  const mean = logRatioMicro / MICRO / worked;
  const squares = Math.max(0, squaredLogRatioMicro / MICRO - worked * mean ** 2);
  const error = Math.sqrt(squares / (worked - 1) / worked);
  const halfWidth = studentQuantile(Z_80_PERCENT, worked - 1) * error;
  return {
    value: Math.exp(mean),
    low: Math.exp(mean - halfWidth),
    high: Math.exp(mean + halfWidth),
  };
}
