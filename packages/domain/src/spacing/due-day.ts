import type { Card } from "./card.ts";
import type { MemoryWeights } from "./memory-model.ts";

/** How the next day of a card is found. */
export interface SchedulingRules {
  /** The student's own, else the defaults */
  readonly weights: MemoryWeights;
  /** Recall at which a word comes again, 0 … 1, both excluded */
  readonly desiredRetention: number;
  /** Study day of the test; null without one */
  readonly testDay: number | null;
  /** Cards due already, by study day: evens out what the test date pushes together. An empty map evens nothing. */
  readonly load: ReadonlyMap<number, number>;
}

/** A moment with the study day that it belongs to. */
export interface StudyMoment {
  readonly atMs: number;
  readonly day: number;
}

/** Reviews that the test date brings forward are spread over so many days before it. */
const SPREAD_DAYS = 7;

/**
 * The study day on which a card comes again: after its interval, and never after the day before the test. What that brings
 * forward goes to the least loaded of the last days, the latest of equals. On the last day itself nothing is asked twice.
 */
export function dueDayAfter(
  intervalDays: number,
  day: number,
  { testDay, load }: Pick<SchedulingRules, "testDay" | "load">,
): number {
  const wanted = day + intervalDays;
  const latest = testDay === null ? Number.POSITIVE_INFINITY : testDay - 1;
  if (wanted <= latest || day > latest) return wanted;
  let best = latest;
  for (let other = latest; other > Math.max(day, latest - SPREAD_DAYS); other -= 1) {
    if ((load.get(other) ?? 0) < (load.get(best) ?? 0)) best = other;
  }
  return best;
}

/** Whether a card is to be reviewed now: a step that has run out, or a day that has come on which it was not yet seen. */
export function isDue(card: Card, { atMs, day }: StudyMoment): boolean {
  if (card.suspension !== null) return false;
  if (card.dueAtMs !== null) return card.dueAtMs <= atMs;
  return card.dueDay !== null && card.dueDay <= day && (card.lastDay ?? day) < day;
}

/** How long until a card comes again, in the larger unit that fits: minutes in steps, else study days; 0 for what is due. */
export interface Wait {
  readonly unit: "minutes" | "days";
  /** A whole number, ≥ 0 */
  readonly amount: number;
}

/** What a student is shown at each rating; null for a card that does not come again. */
export function waitOf(card: Card, { atMs, day }: StudyMoment): Wait | null {
  if (card.suspension !== null) return null;
  if (card.dueAtMs !== null) {
    return { unit: "minutes", amount: Math.max(0, Math.ceil((card.dueAtMs - atMs) / 60_000)) };
  }
  return card.dueDay === null ? null : { unit: "days", amount: Math.max(0, card.dueDay - day) };
}
