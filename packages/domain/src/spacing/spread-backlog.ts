import type { Card } from "./card.ts";
import { byGain, reviewable } from "./plan-day.ts";

/** What spreading reviews over days depends on. */
export interface Backlog {
  readonly cards: ReadonlyMap<string, Card>;
  /** Today */
  readonly day: number;
  readonly testDay: number | null;
  readonly reviewsPerDay: number;
  /** Days to look ahead, ≥ 1 */
  readonly horizonDays: number;
}

export interface SpreadBacklog {
  /** Study day for each word that found one before the horizon and the test */
  readonly dayOf: ReadonlyMap<string, number>;
  /** Words that found none, least worth reviewing last; they stay due and may move up when values change */
  readonly unplaced: readonly string[];
}

/**
 * Spreads what is due, or will be, over the coming days, never more than the cap on any: each day takes what is worth most of
 * all that waits, and the rest goes on to the next. After a pause this turns a wall of reviews into ordinary days.
 */
export function spreadBacklog(backlog: Backlog): SpreadBacklog {
  const { cards, day, testDay, reviewsPerDay, horizonDays } = backlog;
  const all = reviewable([...cards], Number.POSITIVE_INFINITY).map((word) => ({
    ...word,
    // Seen today already: not again before tomorrow.
    from: Math.max(word.card.dueDay, word.card.lastDay + 1),
  }));
  const isBefore = testDay !== null && testDay > day;
  const end = Math.min(day + horizonDays, isBefore ? testDay : Number.POSITIVE_INFINITY);
  const dayOf = new Map<string, number>();
  let waiting: typeof all = [];
  for (let current = day; current < end; current += 1) {
    const arriving = all.filter(({ from }) => Math.max(day, from) === current);
    const ordered = byGain([...waiting, ...arriving], { day: current, testDay });
    for (const { id } of ordered.slice(0, reviewsPerDay)) dayOf.set(id, current);
    waiting = ordered.slice(reviewsPerDay);
  }
  return { dayOf, unplaced: waiting.map(({ id }) => id) };
}
