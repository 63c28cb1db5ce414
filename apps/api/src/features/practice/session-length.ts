import { DIAGNOSTIC_DESIGN } from "@lexiquant/domain/diagnostic";
import { timeLimitSeconds } from "@lexiquant/domain/session";
import type { StoredSession } from "../../history/sessions/repository.ts";

/**
 * Time for a whole session in seconds, null where it is untimed: the exam's pace for its questions. A diagnostic has that of
 * its design, whichever questions it comes to, so that the clock does not jump with a block.
 */
export function timeLimitOf(
  { settings: { mode, timing } }: StoredSession,
  targetSeconds: readonly number[],
): number | null {
  const seconds = mode === "diagnostic" ? [DIAGNOSTIC_DESIGN.seconds] : targetSeconds;
  return timeLimitSeconds(timing, seconds);
}

/** Questions that a session has still to draw. */
export function openPlaces({ closedAt, itemCount, plannedItems }: StoredSession): number {
  return closedAt === null && plannedItems !== null ? plannedItems - itemCount : 0;
}
