import type { VocabularySettings } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import {
  type Card,
  type DayPlan,
  type DayPlanning,
  type DayRule,
  type Habits,
  NEW_CARD,
  planDay,
  planMore,
  type StudyMoment,
  spreadBacklog,
  studyDayOf,
  studyDayOfDate,
} from "@lexiquant/domain/spacing";
import type { BuiltInList, Lexicon } from "../../bank/lexicon.ts";
import type { Queryable } from "../../db/queryable.ts";
import { readGoals } from "../goals/repository.ts";
import { listCards, type StoredCard } from "./cards-repository.ts";
import { findMemory, type MemoryInForce } from "./fits-repository.ts";
import { listEntries, listOwnWords, type StoredOwnWord } from "./lists-repository.ts";
import { loadHabits } from "./load-habits.ts";
import { listStudiedDays, type StudiedDay } from "./reviews-repository.ts";
import { DEFAULT_SETTINGS, findSettings } from "./settings-repository.ts";
import type { WordContext } from "./vocabulary-context.ts";

/** Where a student stands with words. */
export interface WordStudy {
  readonly settings: VocabularySettings;
  readonly settingsSaved: boolean;
  readonly rule: DayRule;
  readonly moment: StudyMoment;
  /** Null without a date, and from the day itself on: nothing is left to be shaped by it. */
  readonly testDate: string | null;
  readonly testDay: number | null;
  readonly memory: MemoryInForce;
  /** Of words met, put in line or aside; by word. */
  readonly stored: ReadonlyMap<string, StoredCard>;
  /** The same, and the words that the chosen lists still have to offer, in the order in which new ones are met. */
  readonly cards: ReadonlyMap<string, Card>;
  readonly own: ReadonlyMap<string, StoredOwnWord>;
  /** Words of each of the student's own lists. */
  readonly entries: ReadonlyMap<string, readonly string[]>;
  readonly today: Omit<StudiedDay, "day">;
}

const NOTHING_DONE = { reviews: 0, newWords: 0, answers: 0, recalled: 0, elapsedMs: 0 };

/** A fixed number of statements, bounded by the number of words. */
export async function loadStudy(
  { clock, lexicon }: WordContext,
  database: Queryable,
  userId: UserId,
): Promise<WordStudy> {
  const saved = await findSettings(database, userId);
  const settings = saved ?? DEFAULT_SETTINGS;
  const { rule, moment } = momentOf(settings, clock());
  const { testDate } = await readGoals(database, userId);
  const date = testDate === null ? null : studyDayOfDate(testDate);
  const isAhead = date !== null && date > moment.day;
  const own = new Map((await listOwnWords(database, userId)).map((word) => [word.id, word]));
  const stored = (await listCards(database, userId)).filter(
    ({ wordId }) => lexicon.words.has(wordId) || own.has(wordId),
  );
  const entries = await listEntries(database, userId);
  const days = await listStudiedDays(database, userId, moment.day);
  return {
    settings,
    settingsSaved: saved !== null,
    rule,
    moment,
    testDate: isAhead ? testDate : null,
    testDay: isAhead ? date : null,
    memory: await findMemory(database, userId),
    stored: new Map(stored.map((one) => [one.wordId, one])),
    cards: withOffered(
      stored,
      ownFirst(lexicon, settings.lists).flatMap((id) => wordsOfList(lexicon, entries, id)),
    ),
    own,
    entries,
    today: days.find(({ day }) => day === moment.day) ?? NOTHING_DONE,
  };
}

/** The same, with what a day's plan takes besides: the student's own pace, from the latest reviews. */
export interface PlannedStudy extends WordStudy {
  readonly habits: Habits;
}

export async function loadPlannedStudy(
  context: WordContext,
  database: Queryable,
  userId: UserId,
): Promise<PlannedStudy> {
  const study = await loadStudy(context, database, userId);
  return { ...study, habits: await loadHabits(database, userId) };
}

export function momentOf(
  { timeZone, dayStartsAtHour }: VocabularySettings,
  now: Date,
): { readonly rule: DayRule; readonly moment: StudyMoment } {
  const rule = { timeZone, dayStartsAtHour };
  const atMs = now.getTime();
  return { rule, moment: { atMs, day: studyDayOf(atMs, rule) } };
}

/** The words of one of the lexicon's lists or the student's own; none where there is no such list. */
export function wordsOfList(
  { lists }: Lexicon,
  entries: WordStudy["entries"],
  listId: string,
): readonly string[] {
  return lists.get(listId as BuiltInList) ?? entries.get(listId) ?? []; // a map says itself what it has
}

/** Behind the thousands of the lexicon the words of a list of one's own would never come. */
function ownFirst({ lists }: Lexicon, chosen: VocabularySettings["lists"]): readonly string[] {
  const isOwn = (id: string) => !lists.has(id as BuiltInList); // a map says itself what it has
  return [...chosen.filter(isOwn), ...chosen.filter((id) => !isOwn(id))];
}

function withOffered(
  stored: readonly StoredCard[],
  offered: readonly string[],
): ReadonlyMap<string, Card> {
  const cards = new Map(stored.map(({ wordId, card }) => [wordId, card]));
  for (const wordId of offered) if (!cards.has(wordId)) cards.set(wordId, NEW_CARD);
  return cards;
}

/** What is left of today; of some words alone where these are given, be they offered by a chosen list or not. */
export function planToday(study: PlannedStudy, among: readonly string[] | null = null): DayPlan {
  return planDay(planningOf(study, among));
}

/** Ten words beyond the limits of the day, of the same words. */
export function planMoreToday(
  study: PlannedStudy,
  among: readonly string[] | null,
  kind: "reviews" | "new-words",
): ReturnType<typeof planMore> {
  return planMore(planningOf(study, among), kind);
}

function planningOf(study: PlannedStudy, among: readonly string[] | null): DayPlanning {
  const { cards, memory, moment, testDay } = study;
  const wanted =
    among === null ? cards : new Map(among.map((id) => [id, cards.get(id) ?? NEW_CARD]));
  return { cards: wanted, moment, testDay, weights: memory.weights, ...limitsOf(study) };
}

/** How much the student wants to do on a day, at the student's own pace, and what was done today. */
function limitsOf({
  habits,
  settings,
  today,
}: PlannedStudy): Pick<DayPlanning, "caps" | "minutesPerDay" | "habits" | "done"> {
  return {
    caps: { reviews: settings.reviewsPerDay, newWords: settings.newPerDay },
    minutesPerDay: settings.minutesPerDay,
    habits,
    done: { reviews: today.reviews, newWords: today.newWords, seconds: today.elapsedMs / 1000 },
  };
}

/** Days that forecasts of words look ahead. */
export const HORIZON_DAYS = 30;

/** Reviews and new words of the coming days, by the limits of each. */
export function spreadLoad(study: PlannedStudy): ReturnType<typeof spreadBacklog> {
  const { cards, memory, moment, testDay } = study;
  return spreadBacklog({
    ...{ cards, day: moment.day, testDay, weights: memory.weights },
    horizonDays: HORIZON_DAYS,
    ...limitsOf(study),
  });
}
