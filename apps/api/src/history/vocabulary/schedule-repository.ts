import type { UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

/** The desired retention that was chosen, when, and for what plan. */
export interface Schedule {
  readonly desiredRetention: number;
  /** Study day */
  readonly chosenOn: number;
  readonly chosenFor: string;
}

export async function findSchedule(database: Queryable, userId: UserId): Promise<Schedule | null> {
  const row = await database
    .selectFrom("vocabulary_schedules")
    .select([
      "desired_retention as desiredRetention",
      "chosen_on as chosenOn",
      "chosen_for as chosenFor",
    ])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}

export async function storeSchedule(
  transaction: Queryable,
  userId: UserId,
  schedule: Schedule,
): Promise<void> {
  const values = {
    desired_retention: schedule.desiredRetention,
    chosen_on: schedule.chosenOn,
    chosen_for: schedule.chosenFor,
  };
  await transaction
    .insertInto("vocabulary_schedules")
    .values({ user_id: userId, ...values })
    .onConflict((conflict) => conflict.column("user_id").doUpdateSet(values))
    .execute();
}
