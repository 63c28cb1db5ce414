import type { Card } from "./card.ts";
import type { StudyMoment } from "./due-day.ts";
import type { MemoryWeights } from "./memory-model.ts";
import { DEFAULT_HORIZON_DAYS, recallGain } from "./recall-gain.ts";
import { isRefresher } from "./refresher.ts";

/** The most that a student wants to do on one day. */
export interface DailyCaps {
  readonly reviews: number;
  readonly newWords: number;
}

/** All that a day's order depends on. */
export interface DayPlanning {
  /** A student's cards by the id of their words; new words come in this order */
  readonly cards: ReadonlyMap<string, Card>;
  readonly moment: StudyMoment;
  readonly testDay: number | null;
  readonly weights: MemoryWeights;
  readonly caps: DailyCaps;
  /** What was done on this study day already */
  readonly done: DailyCaps;
}

/** Ids of words in the order in which they come. Steps of a day are no reviews: no cap holds them back. */
export interface DayPlan {
  readonly learning: readonly string[];
  readonly due: readonly string[];
  readonly newWords: readonly string[];
  /** Brought forward by the test date alone */
  readonly refreshers: readonly string[];
  /** Due, but beyond the cap: they stay due */
  readonly postponed: number;
}

/**
 * A day's work: words in their steps, words due by what a review of each is worth, new words, and refreshers before a test.
 * No more than the caps, less what was done.
 */
export function planDay(planning: DayPlanning): DayPlan {
  const { cards, moment, testDay, weights, caps, done } = planning;
  const active = [...cards].filter(([, { suspension }]) => suspension === null);
  const { day } = moment;
  const waiting = byGain(reviewable(active, day), { day, testDay, weights });
  const due = waiting.filter(({ card }) => isDueByMemory(card, day));
  const refreshers = waiting.filter(
    ({ card }) =>
      !isDueByMemory(card, day) &&
      (card.dueDay <= day || isRefresher(card, day, { testDay, weights })),
  );
  const unseen = active.flatMap(([id, { phase }]) => (phase === "new" ? [id] : []));
  const room = Math.max(0, caps.reviews - done.reviews);
  const chosen = due.slice(0, room);
  return {
    learning: inSteps(active),
    due: idsOf(chosen),
    newWords: unseen.slice(0, Math.max(0, caps.newWords - done.newWords)),
    refreshers: idsOf(refreshers.slice(0, room - chosen.length)),
    postponed: due.length - chosen.length,
  };
}

/** Whether the memory asks for the review, and not the date of the test alone. */
const isDueByMemory = ({ lastDay, intervalDays }: ReviewCard, day: number) =>
  lastDay + intervalDays <= day;

type ReviewCard = Card & { readonly lastDay: number; readonly dueDay: number };
type Entry = readonly [id: string, card: Card];

interface Waiting {
  readonly id: string;
  readonly card: ReviewCard;
}

/** Words out of their steps that were not seen on this day. */
export function reviewable(entries: readonly Entry[], day: number): Waiting[] {
  return entries.flatMap(([id, card]) => {
    const { lastDay, dueDay, suspension } = card;
    if (lastDay === null || dueDay === null || suspension !== null || lastDay >= day) return [];
    return [{ id, card: { ...card, lastDay, dueDay } }];
  });
}

/** What the worth of reviews on a day depends on. */
interface GainDay {
  readonly day: number;
  readonly testDay: number | null;
  readonly weights: MemoryWeights;
}

/** Most worth reviewing first; of equals the first id, so that the order is always the same. */
export function byGain<Word extends Waiting>(
  words: readonly Word[],
  { day, testDay, weights }: GainDay,
): Word[] {
  const isBefore = testDay !== null && testDay > day;
  const horizonDay = isBefore ? testDay : day + DEFAULT_HORIZON_DAYS;
  return words
    .map((word) => ({ word, gain: recallGain(word.card, { day, horizonDay, weights }) }))
    .sort((one, other) => other.gain - one.gain || (one.word.id < other.word.id ? -1 : 1))
    .map(({ word }) => word);
}

function inSteps(entries: readonly Entry[]): string[] {
  return entries
    .flatMap(([id, { dueAtMs }]) => (dueAtMs === null ? [] : [{ id, dueAtMs }]))
    .sort((one, other) => one.dueAtMs - other.dueAtMs)
    .map(({ id }) => id);
}

const idsOf = (words: readonly { readonly id: string }[]) => words.map(({ id }) => id);
