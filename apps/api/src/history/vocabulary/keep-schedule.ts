import type { UserId } from "@lexiquant/domain/kernel";
import {
  type Card,
  chooseRetention,
  type DatedMemory,
  type RemainingStudy,
  wordsKnownAsPlanned,
} from "@lexiquant/domain/spacing";
import { listCards, storeCards } from "./cards-repository.ts";
import { loadPlannedStudy, type PlannedStudy, type WordStudy } from "./load-study.ts";
import { rescheduleCards } from "./reschedule-cards.ts";
import { findSchedule, type Schedule, storeSchedule } from "./schedule-repository.ts";
import type { WordContext } from "./vocabulary-context.ts";

export interface ScheduledStudy extends PlannedStudy {
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
  const study = await loadPlannedStudy(context, reader, userId);
  const known = await findSchedule(reader, userId);
  if (known !== null && stands(known, study)) return { ...study, schedule: known };
  const schedule = chooseSchedule(study);
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
  return { ...(await loadPlannedStudy(context, reader, userId)), schedule };
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

function chooseSchedule(study: PlannedStudy): Schedule {
  const { desiredRetention } = chooseRetention(remainingStudy(study), SEED);
  return { desiredRetention, chosenOn: study.moment.day, chosenFor: planOf(study) };
}

/** Words known on a coming day if the plan is kept every day until then; null where that is not told. */
export function knownAsPlanned(study: ScheduledStudy, day: number): number | null {
  const { moment, schedule, testDay } = study;
  return wordsKnownAsPlanned(
    { ...remainingStudy(study), days: day - moment.day },
    {
      desiredRetention: schedule.desiredRetention,
      knowsTestDay: testDay === day,
      seed: SEED,
    },
  );
}

function remainingStudy({
  cards,
  habits,
  memory,
  moment,
  settings,
  testDay,
}: PlannedStudy): RemainingStudy {
  const active = [...cards.values()].filter(({ suspension }) => suspension === null);
  const introduced = active.flatMap((card) => datedMemory(card, moment.day) ?? []);
  return {
    days: testDay === null ? 0 : testDay - moment.day,
    minutesPerDay: settings.minutesPerDay,
    mostReviewsPerDay: settings.reviewsPerDay,
    mostNewPerDay: settings.newPerDay,
    unseenWords: active.length - introduced.length,
    introduced,
    habits,
    weights: memory.weights,
  };
}

function datedMemory(
  { lastDay, stability, memoryDifficulty }: Card,
  today: number,
): DatedMemory | null {
  if (lastDay === null) return null;
  return { stability, memoryDifficulty, lastDay: Math.min(0, lastDay - today) };
}
