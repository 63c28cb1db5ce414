import type { Card } from "./card.ts";
import { reviewable } from "./plan-day.ts";

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

/**
 * Number of reviews on each of the coming days, by study day, up to the horizon and the test: what is due, or will be, and
 * never more than the cap on any. The rest goes on to the next day: after a pause this turns a wall of reviews into ordinary
 * days. Which words a day takes is for `planDay` to say when it has come, by what each is worth; how many does not depend on it.
 */
export function spreadBacklog(backlog: Backlog): ReadonlyMap<number, number> {
  const { cards, day, testDay, reviewsPerDay, horizonDays } = backlog;
  const arriving = new Map<number, number>();
  for (const { card } of reviewable([...cards], Number.POSITIVE_INFINITY)) {
    // Seen today already: not again before tomorrow.
    const from = Math.max(day, card.dueDay, card.lastDay + 1);
    arriving.set(from, (arriving.get(from) ?? 0) + 1);
  }
  const isBefore = testDay !== null && testDay > day;
  const end = Math.min(day + horizonDays, isBefore ? testDay : Number.POSITIVE_INFINITY);
  const reviews = new Map<number, number>();
  let waiting = 0;
  for (let current = day; current < end; current += 1) {
    waiting += arriving.get(current) ?? 0;
    const done = Math.min(waiting, reviewsPerDay);
    if (done > 0) reviews.set(current, done);
    waiting -= done;
  }
  return reviews;
}
