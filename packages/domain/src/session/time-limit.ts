import type { PaceFactor, Timing } from "./practice-settings.ts";

/**
 * The exam's pace for some items, in whole seconds (rounded up), times the candidate's factor.
 *
 * The test's sections give 18·60/12 = 90 and 23·60/15 = 92 seconds per Verbal question, 21·60/12 = 105 and
 * 26·60/15 = 104 per Quantitative one. Kinds of question differ widely around these means (a one-blank
 * completion takes less, a question on a long passage more), so each item carries the share that is its own
 * and the pace of a set is their sum.
 *
 * @param targetSeconds the exam's pace of each item, in seconds, > 0
 * @param paceFactor 1 for the standard time, more for extended time
 */
export function paceSeconds(targetSeconds: readonly number[], paceFactor: PaceFactor): number {
  return Math.ceil(targetSeconds.reduce((sum, seconds) => sum + seconds, 0) * paceFactor);
}

/** The factor by which a candidate's time is stretched; an untimed session is measured at the standard pace. */
export function paceFactorOf(timing: Timing): PaceFactor {
  return timing.kind === "timed" ? timing.paceFactor : 1;
}

/** Time for a whole set in seconds: see `paceSeconds`. Null when the session is untimed. */
export function timeLimitSeconds(timing: Timing, targetSeconds: readonly number[]): number | null {
  return timing.kind === "untimed" ? null : paceSeconds(targetSeconds, timing.paceFactor);
}
