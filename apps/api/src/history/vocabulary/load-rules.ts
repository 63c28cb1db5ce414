import type { VocabularySettings } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import {
  DEFAULT_RETENTION,
  type SchedulingRules,
  type StudyMoment,
  studyDayOfDate,
} from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";
import { readGoals } from "../goals/repository.ts";
import { loadByDay } from "./cards-repository.ts";
import { findMemory } from "./fits-repository.ts";
import { momentOf } from "./load-study.ts";
import { findSchedule } from "./schedule-repository.ts";
import { DEFAULT_SETTINGS, findSettings } from "./settings-repository.ts";
import type { WordContext } from "./vocabulary-context.ts";

/** What one review is scheduled by. */
export interface ReviewRules {
  readonly settings: VocabularySettings;
  readonly moment: StudyMoment;
  readonly rules: SchedulingRules;
  /** Version of the fit that the weights are from; null for the default weights */
  readonly memoryFit: number | null;
}

const NO_LOAD: ReadonlyMap<number, number> = new Map();

/** The same cost however much was learned: of cards only their number by day is read, and that before a test alone. */
export async function loadRules(
  { clock }: Pick<WordContext, "clock">,
  database: Queryable,
  userId: UserId,
): Promise<ReviewRules> {
  const settings = (await findSettings(database, userId)) ?? DEFAULT_SETTINGS;
  const { moment } = momentOf(settings, clock());
  const { testDate } = await readGoals(database, userId);
  const date = testDate === null ? null : studyDayOfDate(testDate);
  const testDay = date !== null && date > moment.day ? date : null;
  const schedule = await findSchedule(database, userId);
  const { weights, fit } = await findMemory(database, userId);
  return {
    settings,
    moment,
    memoryFit: fit?.version ?? null,
    rules: {
      weights,
      desiredRetention: schedule?.desiredRetention ?? DEFAULT_RETENTION,
      testDay,
      load: testDay === null ? NO_LOAD : await loadByDay(database, userId),
    },
  };
}
