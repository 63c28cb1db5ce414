import { type ClockReading, takesWork } from "./section-clock.ts";

/** A page reports every ten seconds: silence longer than this is a time away. */
const LONGEST_SILENCE_MS = 60_000;
/** How long a section waits for a candidate who was away when its time was up. */
const LONGEST_WAIT_MS = 14 * 24 * 60 * 60 * 1000;

/** What is known of a candidate's presence in a section. */
export interface Presence {
  /** What the clock had run (`runningMs`) at the last report. */
  readonly seenMs: number;
  /** Time away that was found and about which nothing was said yet, 0 for none. */
  readonly openGapMs: number;
}

/**
 * Time away that the candidate may still take back, in milliseconds; null for none. Silence counts once it has lasted
 * over a minute of the section's own time: who leaves in the last minute has no part of the section left to lose.
 */
export function gapOf(reading: ClockReading, { seenMs, openGapMs }: Presence): number | null {
  const { runningMs, overdueMs } = reading;
  const silentMs = runningMs - seenMs;
  const wasAway = silentMs - (overdueMs ?? 0) > LONGEST_SILENCE_MS;
  const awayMs = openGapMs + (wasAway ? silentMs : 0);
  return awayMs > 0 ? awayMs : null;
}

/** The presence after a report: a time away that it ends is kept until the candidate has settled it. */
export function afterReport(reading: ClockReading, presence: Presence): Presence {
  return { seenMs: reading.runningMs, openGapMs: gapOf(reading, presence) ?? 0 };
}

/** The presence once a time away is settled. */
export function afterSettling({ runningMs }: ClockReading): Presence {
  return { seenMs: runningMs, openGapMs: 0 };
}

/**
 * Whether a section is to be ended for its time. Not while a time away is unsettled, since the candidate may take it
 * back, unless nobody has come for two weeks.
 */
export function isOver(reading: ClockReading, presence: Presence): boolean {
  if (takesWork(reading)) return false;
  const abandoned = reading.runningMs - presence.seenMs > LONGEST_WAIT_MS;
  return abandoned || gapOf(reading, presence) === null;
}
