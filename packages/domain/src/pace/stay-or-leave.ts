import { normalCumulative } from "../kernel/index.ts";
import type { ExpectedTime } from "./expected-time.ts";

/** A question that is being worked on. */
export interface OpenQuestion {
  readonly elapsedSeconds: number;
  readonly expected: ExpectedTime;
  /** Probability to be right if it is worked to the end, as things stand, and without, 0 … 1. */
  readonly pCorrect: number;
  readonly guessing: number;
}

/** What staying is expected to bring, against what the time brings elsewhere. */
export interface StayOrLeave {
  /** Time that is still to be expected, seconds, > 0. */
  readonly moreSeconds: number;
  /** Right answers beyond guessing, per minute of that time. */
  readonly gainPerMinute: number;
  /** By expected right answers per minute; null while the student's own rate is not known. */
  readonly better: "stay" | "leave" | null;
}

const ASK_RATIO = 1.5;
/** Beyond four standard deviations the tail of `normalCumulative` is no longer exact enough to divide by. */
const FARTHEST_Z = 4;

/** Seconds on a question after which it is time to ask: "stay or leave?" Once a question. */
export function askAtSeconds(expected: ExpectedTime): number {
  return ASK_RATIO * expected.seconds;
}

/**
 * Whether staying on is worth it.
 *
 * @param ownGainPerMinute right answers beyond guessing per minute of the student's work: `gainPerMinute`
 */
export function stayOrLeave(question: OpenQuestion, ownGainPerMinute: number | null): StayOrLeave {
  const moreSeconds = secondsToCome(question.elapsedSeconds, question.expected);
  const gain = ((question.pCorrect - question.guessing) * 60) / moreSeconds;
  const better = ownGainPerMinute === null ? null : gain >= ownGainPerMinute ? "stay" : "leave";
  return { moreSeconds, gainPerMinute: gain, better };
}

/**
 * Time that is still to be expected of a lognormal time after it has run on for t seconds:
 *
 *     E[T | T > t] − t = e^(μ + σ²/2) Φ(σ − z) / Φ(−z) − t,  z = (ln t − μ) / σ
 *
 * It falls at first, and grows once the answer is overdue. Beyond z = 4 it is taken to grow in proportion to t.
 */
export function secondsToCome(elapsedSeconds: number, expected: ExpectedTime): number {
  const { seconds, logDeviation } = expected;
  const farthest = seconds * Math.exp(FARTHEST_Z * logDeviation);
  const t = Math.min(farthest, Math.max(0, elapsedSeconds));
  const z = (Math.log(t) - Math.log(seconds)) / logDeviation;
  const mean = seconds * Math.exp(logDeviation ** 2 / 2);
  const more = (mean * normalCumulative(logDeviation - z)) / normalCumulative(-z) - t;
  return elapsedSeconds > farthest ? (more * elapsedSeconds) / farthest : more;
}
