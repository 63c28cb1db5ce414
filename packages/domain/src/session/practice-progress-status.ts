import { validateResponse } from "../scoring/validate.ts";
import type { ItemProgress, PracticeProgress } from "./practice-progress.ts";
import { isUntouched } from "./practice-progress-choices.ts";

/** The words of the test's review screen. */
export type ReviewStatus = "submitted" | "answered" | "incomplete" | "not-answered" | "not-seen";

export function reviewStatus({ item, work, seen, submission }: ItemProgress): ReviewStatus {
  if (submission.kind !== "none") return "submitted";
  if (work.response !== null && validateResponse(item, work.response).kind === "complete") {
    return "answered";
  }
  if (!isUntouched(work.response)) return "incomplete";
  return seen ? "not-answered" : "not-seen";
}

/** Positions of the items that would leave the session without an answer if it ended now. */
export function unansweredPositions(progress: PracticeProgress): number[] {
  return progress.items.flatMap((entry, position) => {
    const status = reviewStatus(entry);
    return status === "submitted" || status === "answered" ? [] : [position];
  });
}

/** Positions whose complete response is still to be submitted, in order. */
export function submittablePositions(progress: PracticeProgress): number[] {
  return progress.items.flatMap((entry, position) =>
    reviewStatus(entry) === "answered" ? [position] : [],
  );
}

/** Time spent with any of the items in view, in milliseconds. */
export function totalElapsedMs(progress: PracticeProgress): number {
  return progress.items.reduce((sum, { work }) => sum + work.elapsedMs, 0);
}

/** Time left of a timed session, in milliseconds, never below 0; null when it is untimed. */
export function remainingMs(
  progress: PracticeProgress,
  timeLimitSeconds: number | null,
): number | null {
  if (timeLimitSeconds === null) return null;
  return Math.max(0, timeLimitSeconds * 1000 - totalElapsedMs(progress));
}

/** The next item without a submitted response after `position`, going round; null when there is none. */
export function nextOpenPosition(progress: PracticeProgress, position: number): number | null {
  const count = progress.items.length;
  for (let step = 1; step < count; step += 1) {
    const candidate = (position + step) % count;
    if (progress.items[candidate]?.submission.kind === "none") return candidate;
  }
  return null;
}
