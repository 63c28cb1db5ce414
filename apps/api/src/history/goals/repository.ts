import type { Goals } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { Selectable } from "kysely";
import type { StudyGoalsTable } from "../../db/goals-tables.ts";
import type { Queryable } from "../../db/queryable.ts";

/** Goals with the time since which the weekly hours stand. */
export interface StoredGoals extends Goals {
  readonly hoursSince: Date | null;
}

const NO_GOALS: StoredGoals = {
  verbalTarget: null,
  quantitativeTarget: null,
  writingTarget: null,
  testDate: null,
  weeklyHours: null,
  hoursSince: null,
};

function toGoals(row: Selectable<StudyGoalsTable>): StoredGoals {
  return {
    verbalTarget: row.verbal_target,
    quantitativeTarget: row.quantitative_target,
    writingTarget: row.writing_target,
    testDate: row.test_date,
    weeklyHours: row.weekly_hours,
    hoursSince: row.hours_since,
  };
}

/** What the student works for; null in every place where nothing was set. */
export async function readGoals(database: Queryable, userId: UserId): Promise<StoredGoals> {
  const row = await database
    .selectFrom("study_goals")
    .selectAll()
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row === undefined ? NO_GOALS : toGoals(row);
}

export async function storeGoals(
  transaction: Queryable,
  {
    userId,
    goals,
    now,
  }: { readonly userId: UserId; readonly goals: StoredGoals; readonly now: Date },
): Promise<void> {
  const values = {
    verbal_target: goals.verbalTarget,
    quantitative_target: goals.quantitativeTarget,
    writing_target: goals.writingTarget,
    test_date: goals.testDate,
    weekly_hours: goals.weeklyHours,
    hours_since: goals.hoursSince,
    updated_at: now,
  };
  await transaction
    .insertInto("study_goals")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}
