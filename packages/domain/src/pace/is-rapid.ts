import { logSecondsOf, logTimeOf, type TimedMeeting } from "./time-beliefs.ts";

export interface JudgedAnswer {
  readonly elapsedMs: number;
  readonly isCorrect: boolean;
}

/** What is known of the meeting apart from the answer. */
export interface RapidContext extends TimedMeeting {
  /** Probability to be right by working, 0 … 1. */
  readonly pCorrect: number;
  /** Probability to be right without looking, 0 … 1: the item's lower asymptote. */
  readonly guessing: number;
}

/** Rapid answers: their share, and mean and standard deviation of their log seconds (median 6 s). */
const P_RAPID = 0.08;
const RAPID_LOG_SECONDS = Math.log(6);
const RAPID_LOG_DEVIATION = 0.5;
/** Neither kind of answer is ever impossible: authored probabilities of 0 and 1 are not to decide alone. */
const LEAST_P = 0.02;

/**
 * Probability that an answer was not worked for: a mixture of two lognormal times, each with its own share of right
 * answers.
 *
 *     π N(log t; log 6, .5²) c^y (1 − c)^(1 − y)   against   (1 − π) N(log t; μ, V) P^y (1 − P)^(1 − y)
 *
 * - π: .08; μ, V: `logTimeOf`; c: `guessing`; P: `pCorrect`; y: 1 if right
 *
 * The densities are compared between six seconds and the expected time only: beyond, the wider of the two would win on
 * both sides, and an hour would look rapid.
 */
export function pRapid({ elapsedMs, isCorrect }: JudgedAnswer, context: RapidContext): number {
  const { mean, variance } = logTimeOf(context);
  if (mean <= RAPID_LOG_SECONDS) return 0;
  const log = Math.max(RAPID_LOG_SECONDS, Math.min(mean, logSecondsOf(elapsedMs)));
  const outcome = (p: number) => {
    const kept = Math.max(LEAST_P, Math.min(1 - LEAST_P, p));
    return isCorrect ? kept : 1 - kept;
  };
  const rapid =
    P_RAPID * density(log - RAPID_LOG_SECONDS, RAPID_LOG_DEVIATION) * outcome(context.guessing);
  const worked =
    (1 - P_RAPID) * density(log - mean, Math.sqrt(variance)) * outcome(context.pCorrect);
  return rapid / (rapid + worked);
}

/** Density of N(0, s²), without the constant that both sides share. */
function density(distance: number, deviation: number): number {
  return Math.exp(-0.5 * (distance / deviation) ** 2) / deviation;
}

/** Whether an answer came too fast to have been worked for: more likely so than not. */
export function isRapid(answer: JudgedAnswer, context: RapidContext): boolean {
  return pRapid(answer, context) > 0.5;
}
