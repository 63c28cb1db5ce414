import type { FeedbackTime, SessionMode, Timing } from "./practice-settings.ts";

interface Conditions {
  readonly mode: SessionMode;
  readonly timing: Timing;
  readonly feedback: FeedbackTime;
}

/**
 * The clock runs and no outcome is let out before the end, as in the exam: there is no tutor. A section of an exam is
 * one without a clock too.
 */
export function isExam({ mode, timing, feedback }: Conditions): boolean {
  return mode === "exam" || (timing.kind === "timed" && feedback === "end");
}

/** The clock runs, or outcomes wait for the end: a tutor keeps out of the way. */
export function isTimed({ timing, feedback }: Conditions): boolean {
  return timing.kind === "timed" || feedback === "end";
}
