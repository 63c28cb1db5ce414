import type { Card } from "./card.ts";
import {
  type DaySpent,
  type DayTime,
  secondsOfNewWord,
  secondsOfReview,
  secondsOfStep,
  spendOn,
} from "./day-time.ts";
import type { StudyMoment } from "./due-day.ts";
import { type MemoryWeights, pRecallAfter } from "./memory-model.ts";
import {
  isBeforeTest,
  newBesideBacklog,
  type Postponed,
  postponedOf,
} from "./new-beside-backlog.ts";
import { DEFAULT_HORIZON_DAYS, recallGain } from "./recall-gain.ts";
import { isRefresher } from "./refresher.ts";

/** The most that a student wants to do on one day. */
export interface DailyCaps {
  readonly reviews: number;
  readonly newWords: number;
}

/** What was done on a study day, and how long that took. */
export interface DoneOnDay extends DailyCaps {
  readonly seconds: number;
}

/** All that a day's order depends on. */
export interface DayPlanning extends DayTime {
  /** A student's cards by the id of their words; new words come in this order */
  readonly cards: ReadonlyMap<string, Card>;
  readonly moment: StudyMoment;
  readonly testDay: number | null;
  readonly weights: MemoryWeights;
  readonly caps: DailyCaps;
  /** What was done on this study day already */
  readonly done: DoneOnDay;
}

/** Ids of words in the order in which they come. Steps of a day are no reviews: no limit holds them back. */
export interface DayPlan {
  readonly learning: readonly string[];
  readonly due: readonly string[];
  readonly newWords: readonly string[];
  /** Brought forward by the test date alone */
  readonly refreshers: readonly string[];
  /** Due, but beyond the limits: they stay due */
  readonly postponed: Postponed;
  /** New words that the caps allow and that do not come, for the sake of the reviews that wait or of the minutes */
  readonly newHeldBack: number;
  /** Expected seconds of all that comes */
  readonly seconds: number;
}

/**
 * A day's work: words in their steps, words due by what a review of each is worth, new words, and refreshers before a test.
 * No more than the caps and the minutes, less what was done; fewer new words while reviews are postponed.
 */
export function planDay(planning: DayPlanning): DayPlan {
  const { moment, testDay, weights, caps, habits, minutesPerDay, done } = planning;
  const { learning, due, unseen, refreshers } = comingOn(planning);
  const room = Math.max(0, caps.reviews - done.reviews);
  const costOf = ({ card }: Waiting) =>
    secondsOfReview(habits, pRecallAfter(moment.day - card.lastDay, card.stability, weights));
  const start: DaySpent = {
    words: done.reviews + done.newWords,
    seconds: done.seconds + learning.length * secondsOfStep(habits),
  };
  const reviews = spendOn(due.map(costOf), { spent: start, minutesPerDay, most: room });
  const postponed = postponedOf(due.length - reviews.taken, room - reviews.taken);
  const isTestAhead = isBeforeTest(testDay, moment.day);
  const mostNew = Math.max(0, newBesideBacklog(caps, postponed, isTestAhead) - done.newWords);
  const fresh = spendOn(
    unseen.map(() => secondsOfNewWord(habits)),
    { spent: reviews.spent, minutesPerDay, most: mostNew },
  );
  const last = spendOn(refreshers.map(costOf), {
    spent: fresh.spent,
    minutesPerDay,
    most: room - reviews.taken,
  });
  const wanted = Math.min(unseen.length, Math.max(0, caps.newWords - done.newWords));
  return {
    learning,
    due: idsOf(due.slice(0, reviews.taken)),
    newWords: unseen.slice(0, fresh.taken),
    refreshers: idsOf(refreshers.slice(0, last.taken)),
    postponed,
    newHeldBack: wanted - fresh.taken,
    seconds: last.spent.seconds - done.seconds,
  };
}

/** Words of one wish for more than the day's limits. */
const MORE_WORDS = 10;

/**
 * Words beyond the limits of the day, for a student who wants more on this day alone: the ten due words that are worth most, or
 * the next ten new ones. Words in their steps come as ever.
 */
export function planMore(
  planning: Pick<DayPlanning, "cards" | "moment" | "testDay" | "weights">,
  kind: "reviews" | "new-words",
): Pick<DayPlan, "learning" | "due" | "newWords" | "refreshers"> {
  const { learning, due, unseen } = comingOn(planning);
  const isNew = kind === "new-words";
  return {
    learning,
    due: isNew ? [] : idsOf(due.slice(0, MORE_WORDS)),
    newWords: isNew ? unseen.slice(0, MORE_WORDS) : [],
    refreshers: [],
  };
}

/** All that a day could bring, without its limits; each in its order. */
function comingOn({
  cards,
  moment: { day },
  testDay,
  weights,
}: Pick<DayPlanning, "cards" | "moment" | "testDay" | "weights">) {
  const active = [...cards].filter(([, { suspension }]) => suspension === null);
  const waiting = byGain(reviewable(active, day), { day, testDay, weights });
  return {
    learning: inSteps(active),
    due: waiting.filter(({ card }) => isDueByMemory(card, day)),
    unseen: active.flatMap(([id, { phase }]) => (phase === "new" ? [id] : [])),
    refreshers: waiting.filter(
      ({ card }) =>
        !isDueByMemory(card, day) &&
        (card.dueDay <= day || isRefresher(card, day, { testDay, weights })),
    ),
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
  const horizonDay = isBeforeTest(testDay, day) ? testDay : day + DEFAULT_HORIZON_DAYS;
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
