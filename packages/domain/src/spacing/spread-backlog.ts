import type { Card } from "./card.ts";
import { type DayTime, FEWEST_WORDS_A_DAY, secondsOfNewWord, secondsOfReview } from "./day-time.ts";
import { type MemoryWeights, pRecallAfter } from "./memory-model.ts";
import { isBeforeTest, newBesideBacklog, postponedOf } from "./new-beside-backlog.ts";
import { type DailyCaps, type DoneOnDay, reviewable } from "./plan-day.ts";

/** What spreading words over days depends on. */
export interface Backlog extends DayTime {
  readonly cards: ReadonlyMap<string, Card>;
  /** Today */
  readonly day: number;
  readonly testDay: number | null;
  readonly weights: MemoryWeights;
  readonly caps: DailyCaps;
  /** What was done today already */
  readonly done: DoneOnDay;
  /** Days to look ahead, ≥ 1 */
  readonly horizonDays: number;
}

/** Reviews that have come due and are not done yet. */
interface Queue {
  readonly words: number;
  readonly seconds: number;
}
const NONE: Queue = { words: 0, seconds: 0 };

/**
 * Number of reviews and new words on each of the coming days, by study day, up to the horizon and the test: what is due, or
 * will be, and never more than the caps and the minutes on any. The rest goes on to the next day: after a pause this turns a
 * wall of reviews into ordinary days. Which words a day takes is for `planDay` to say when it has come, by what each is worth;
 * each counts here for the mean time of those that wait. Reviews that new words will bring are not counted.
 */
export function spreadBacklog(backlog: Backlog): ReadonlyMap<number, DailyCaps> {
  const { cards, day, testDay, horizonDays } = backlog;
  const arriving = arrivals(backlog);
  const end = Math.min(
    day + horizonDays,
    isBeforeTest(testDay, day) ? testDay : Number.POSITIVE_INFINITY,
  );
  const load = new Map<number, DailyCaps>();
  let unseen = [...cards.values()].filter(isUnseen).length;
  let waiting = NONE;
  for (let current = day; current < end; current += 1) {
    waiting = joined(waiting, arriving.get(current) ?? NONE);
    const today = oneDay(backlog, { waiting, unseen, isToday: current === day });
    if (today.reviews + today.newWords > 0) load.set(current, today);
    unseen -= today.newWords;
    const left = waiting.words - today.reviews;
    waiting = { words: left, seconds: left * meanSeconds(waiting) };
  }
  return load;
}

function arrivals({ cards, day, weights, habits }: Backlog): ReadonlyMap<number, Queue> {
  const arriving = new Map<number, Queue>();
  for (const { card } of reviewable([...cards], Number.POSITIVE_INFINITY)) {
    // Seen today already: not again before tomorrow.
    const from = Math.max(day, card.dueDay, card.lastDay + 1);
    const pRecall = pRecallAfter(from - card.lastDay, card.stability, weights);
    const one = { words: 1, seconds: secondsOfReview(habits, pRecall) };
    arriving.set(from, joined(arriving.get(from) ?? NONE, one));
  }
  return arriving;
}

interface Day {
  readonly waiting: Queue;
  readonly unseen: number;
  readonly isToday: boolean;
}
const NOTHING_DONE: DoneOnDay = { reviews: 0, newWords: 0, seconds: 0 };

function oneDay(
  { caps, minutesPerDay, habits, done: doneToday, testDay, day }: Backlog,
  { waiting, unseen, isToday }: Day,
): DailyCaps {
  const done = isToday ? doneToday : NOTHING_DONE;
  const time = 60 * minutesPerDay - done.seconds;
  const few = Math.max(0, FEWEST_WORDS_A_DAY - done.reviews - done.newWords);
  const room = Math.max(0, caps.reviews - done.reviews);
  const mean = meanSeconds(waiting);
  const reviews = Math.min(waiting.words, room, Math.max(few, fitting(time, mean)));
  const postponed = postponedOf(waiting.words - reviews, room - reviews);
  const isTestAhead = isBeforeTest(testDay, day);
  const mostNew = Math.max(0, newBesideBacklog(caps, postponed, isTestAhead) - done.newWords);
  const timeForNew = fitting(time - reviews * mean, secondsOfNewWord(habits));
  return {
    reviews,
    newWords: Math.min(unseen, mostNew, Math.max(few - reviews, timeForNew)),
  };
}

const isUnseen = ({ phase, suspension }: Card) => phase === "new" && suspension === null;
const joined = (one: Queue, other: Queue): Queue => ({
  words: one.words + other.words,
  seconds: one.seconds + other.seconds,
});
const meanSeconds = ({ words, seconds }: Queue) => (words === 0 ? 0 : seconds / words);
/** How many of so many seconds each fit; no time lost to rounding. */
const fitting = (seconds: number, each: number) =>
  Math.max(0, each === 0 ? Number.POSITIVE_INFINITY : Math.floor(seconds / each + 1e-9));
