import type { VocabularySettings } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { DEFAULT_DAY_START_HOUR } from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";

/** Before a student, or the screen with the browser's time zone, has said anything. */
export const DEFAULT_SETTINGS: VocabularySettings = {
  newPerDay: 15,
  reviewsPerDay: 120,
  minutesPerDay: 20,
  timeZone: "UTC",
  dayStartsAtHour: DEFAULT_DAY_START_HOUR,
  lists: ["essential", "common"],
  answerBy: "mixed",
};

/** Null where nothing was saved. */
export async function findSettings(
  database: Queryable,
  userId: UserId,
): Promise<VocabularySettings | null> {
  const row = await database
    .selectFrom("vocabulary_settings")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  if (row === undefined) return null;
  return {
    newPerDay: row.new_per_day,
    reviewsPerDay: row.reviews_per_day,
    minutesPerDay: row.minutes_per_day,
    timeZone: row.time_zone,
    dayStartsAtHour: row.day_starts_at_hour,
    lists: row.lists,
    answerBy: row.answer_by,
  };
}

export async function storeSettings(
  transaction: Queryable,
  userId: UserId,
  { settings, now }: { readonly settings: VocabularySettings; readonly now: Date },
): Promise<void> {
  const values = {
    new_per_day: settings.newPerDay,
    reviews_per_day: settings.reviewsPerDay,
    minutes_per_day: settings.minutesPerDay,
    time_zone: settings.timeZone,
    day_starts_at_hour: settings.dayStartsAtHour,
    lists: JSON.stringify(settings.lists),
    answer_by: settings.answerBy,
    updated_at: now,
  };
  await transaction
    .insertInto("vocabulary_settings")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}
