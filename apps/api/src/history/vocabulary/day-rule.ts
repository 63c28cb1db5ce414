import type { UserId } from "@lexiquant/domain/kernel";
import { type DayRule, studyDayOf } from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";
import { DEFAULT_SETTINGS, findSettings } from "./settings-repository.ts";

/** Where the student's days begin: what vocabulary goes by, the way back of a missed question and the plan go by too. */
export async function readDayRule(database: Queryable, userId: UserId): Promise<DayRule> {
  const { timeZone, dayStartsAtHour } = (await findSettings(database, userId)) ?? DEFAULT_SETTINGS;
  return { timeZone, dayStartsAtHour };
}

/** The day of the student's own calendar at an instant, in whole days since 1 January 1970. */
export function studyDayAt(instant: Date, rule: DayRule): number {
  return studyDayOf(instant.getTime(), rule);
}
