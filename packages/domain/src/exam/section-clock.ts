/**
 * When a section was begun, and what kept its clock from running on. All times in milliseconds; moments are the
 * server's, whatever a candidate's clock says.
 */
export interface SectionTimes {
  /** Null without a limit. */
  readonly limitMs: number | null;
  readonly startedAtMs: number;
  /** By breaks that are over, ≥ 0. */
  readonly stoppedMs: number;
  /** The break that is being taken: since when, and the most that it may stop the clock. */
  readonly stop: { readonly sinceMs: number; readonly atMostMs: number } | null;
  /** Given back after times away, ≥ 0. */
  readonly takenBackMs: number;
}

/** What a section's clock shows at a moment. */
export interface ClockReading {
  readonly limitMs: number | null;
  /** How long the clock has been running, breaks left out: what presence is measured by. */
  readonly runningMs: number;
  /** The same without what was taken back: what counts against the limit, ≥ 0. */
  readonly usedMs: number;
  /** limit − used, never below 0; null without a limit. */
  readonly remainingMs: number | null;
  /** How long the time has been up, ≥ 0; null while it is not. */
  readonly overdueMs: number | null;
  /** Whether a break stops the clock at this moment. */
  readonly stopped: boolean;
}

/** After a section's time, how long its last answers may still be on their way. */
const GRACE_MS = 3_000;

/**
 * Reads a section's clock:
 *
 *     running = now − started − stopped;  used = running − taken back;  remaining = limit − used
 *
 * A break that was taken longer than is granted stops the clock for no longer than that.
 */
export function readClock(times: SectionTimes, nowMs: number): ClockReading {
  const { limitMs, startedAtMs, stoppedMs, stop, takenBackMs } = times;
  const onBreakMs = stop === null ? 0 : Math.max(0, nowMs - stop.sinceMs);
  const stoppedNowMs = stop === null ? 0 : Math.min(onBreakMs, stop.atMostMs);
  const runningMs = Math.max(0, nowMs - startedAtMs - stoppedMs - stoppedNowMs);
  const usedMs = Math.max(0, runningMs - takenBackMs);
  return {
    limitMs,
    runningMs,
    usedMs,
    remainingMs: limitMs === null ? null : Math.max(0, limitMs - usedMs),
    overdueMs: limitMs === null || usedMs < limitMs ? null : usedMs - limitMs,
    stopped: stop !== null && onBreakMs < stop.atMostMs,
  };
}

/** Whether work that comes in now counts: until the time is up, and a little longer for what is on its way. */
export function takesWork({ overdueMs }: ClockReading): boolean {
  return overdueMs === null || overdueMs < GRACE_MS;
}
