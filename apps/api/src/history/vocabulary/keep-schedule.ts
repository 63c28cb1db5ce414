import type { UserId } from "@lexiquant/domain/kernel";
import {
  type Card,
  chooseRetention,
  type DatedMemory,
  habitsOf,
  type ObservedHabits,
  RECALL_RATINGS,
  type RemainingStudy,
} from "@lexiquant/domain/spacing";
import { MOST_MS_PER_REVIEW } from "../study-time/repository.ts";
import { listCards, storeCards } from "./cards-repository.ts";
import { loadStudy, type WordStudy } from "./load-study.ts";
import { rescheduleCards } from "./reschedule-cards.ts";
import { listRecentReviews, type RecentReview } from "./reviews-repository.ts";
import { findSchedule, type Schedule, storeSchedule } from "./schedule-repository.ts";
import type { WordContext } from "./vocabulary-context.ts";

export interface ScheduledStudy extends WordStudy {
  readonly schedule: Schedule;
}

/** A choice stands for a week. */
const DAYS_OF_A_CHOICE = 7;

/**
 * A student's words with the desired retention in force: chosen anew every week, and when test date or settings have changed;
 * then every card gets its day anew.
 */
export async function loadScheduledStudy(
  context: WordContext,
  userId: UserId,
): Promise<ScheduledStudy> {
  const { reader } = context.database;
  const study = await loadStudy(context, reader, userId);
  const known = await findSchedule(reader, userId);
  if (known !== null && stands(known, study)) return { ...study, schedule: known };
  const recent = await listRecentReviews(reader, userId, REVIEWS_OF_HABITS);
  const schedule = chooseSchedule(study, recent);
  await context.database.transaction(
    async (transaction) => {
      await storeSchedule(transaction, userId, schedule);
      const cards = await listCards(transaction, userId);
      const { testDay, memory } = study;
      const { desiredRetention } = schedule;
      const rules = { desiredRetention, testDay, weights: memory.weights };
      await storeCards(transaction, userId, rescheduleCards(cards, rules));
    },
    { idempotent: true },
  );
  return { ...(await loadStudy(context, reader, userId)), schedule };
}

function stands({ chosenFor, chosenOn }: Schedule, study: WordStudy): boolean {
  const age = study.moment.day - chosenOn;
  return chosenFor === planOf(study) && age >= 0 && age < DAYS_OF_A_CHOICE;
}

/** What a choice depends on besides time and progress. */
function planOf({ settings, testDay, memory }: WordStudy): string {
  const { newPerDay, reviewsPerDay, minutesPerDay, lists } = settings;
  const plan = [testDay, newPerDay, reviewsPerDay, minutesPerDay, lists];
  // Without a fit as it was before there were any, so that choices made then stand.
  return JSON.stringify(memory.fit === null ? plan : [...plan, memory.fit.version]);
}

/** The same student and plan get the same choice. */
const SEED = 1;

function chooseSchedule(study: WordStudy, recent: readonly RecentReview[]): Schedule {
  const { cards, memory, moment, settings, testDay } = study;
  const active = [...cards.values()].filter(({ suspension }) => suspension === null);
  const introduced = active.flatMap((card) => datedMemory(card, moment.day) ?? []);
  const remaining: RemainingStudy = {
    days: testDay === null ? 0 : testDay - moment.day,
    minutesPerDay: settings.minutesPerDay,
    mostReviewsPerDay: settings.reviewsPerDay,
    mostNewPerDay: settings.newPerDay,
    unseenWords: active.length - introduced.length,
    introduced,
    habits: habitsOf(observedHabits(recent)),
    weights: memory.weights,
  };
  const { desiredRetention } = chooseRetention(remaining, SEED);
  return { desiredRetention, chosenOn: moment.day, chosenFor: planOf(study) };
}

function datedMemory(
  { lastDay, stability, memoryDifficulty }: Card,
  today: number,
): DatedMemory | null {
  if (lastDay === null) return null;
  return { stability, memoryDifficulty, lastDay: Math.min(0, lastDay - today) };
}

const REVIEWS_OF_HABITS = 1000;
/** Seen times count fully from many meetings on; until then what is assumed holds its share. */
const ASSUMED_MEETINGS = 50;
const [LEAST_FACTOR, MOST_FACTOR] = [0.4, 3];

/** How the student rates and how long that takes, from the latest reviews. */
function observedHabits(recent: readonly RecentReview[]): ObservedHabits {
  const first = recent.filter(({ isFirst }) => isFirst);
  const spaced = recent.filter(({ isSpaced }) => isSpaced);
  const count = (reviews: readonly RecentReview[], rating: string) =>
    reviews.filter((review) => review.rating === rating).length;
  const firstRatings = RECALL_RATINGS.map((rating) => count(first, rating));
  const ratings = RECALL_RATINGS.map((rating) => count(spaced, rating));
  const assumed = habitsOf({ firstRatings: [], recalledRatings: [], timeFactor: 1 });
  const usual =
    weighted(firstRatings, assumed.firstSeconds) + weighted(ratings, assumed.reviewSeconds);
  const seen = recent.reduce(
    (sum, { elapsedMs }) => sum + Math.min(elapsedMs, MOST_MS_PER_REVIEW) / 1000,
    0,
  );
  const meetings = first.length + spaced.length;
  const factor = usual === 0 ? 1 : Math.min(MOST_FACTOR, Math.max(LEAST_FACTOR, seen / usual));
  return {
    firstRatings,
    recalledRatings: ratings.slice(1),
    timeFactor: (ASSUMED_MEETINGS + meetings * factor) / (ASSUMED_MEETINGS + meetings),
  };
}

const weighted = (counts: readonly number[], seconds: readonly number[]) =>
  counts.reduce((sum, count, at) => sum + count * (seconds[at] ?? 0), 0);
