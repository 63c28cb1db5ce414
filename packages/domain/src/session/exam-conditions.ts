import type { FeedbackTime, Timing } from "./practice-settings.ts";

interface Conditions {
  readonly timing: Timing;
  readonly feedback: FeedbackTime;
}

/** The clock runs and no outcome is let out before the end, as in the exam: there is no tutor. */
export function isExam({ timing, feedback }: Conditions): boolean {
  return timing.kind === "timed" && feedback === "end";
}

/** The clock runs, or outcomes wait for the end: a tutor keeps out of the way. */
export function isTimed({ timing, feedback }: Conditions): boolean {
  return timing.kind === "timed" || feedback === "end";
}
