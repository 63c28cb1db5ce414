import type { GaussianBelief } from "@lexiquant/domain/irt";
import type { Measure } from "@lexiquant/domain/item";
import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import type { MeasuredTime } from "@lexiquant/domain/pace";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";

/** What is believed of a student in one measure. */
export interface StudentAbility {
  readonly userId: UserId;
  readonly measure: Measure;
  readonly ability: GaussianBelief;
  readonly answers: number;
}

/** What is believed of one version of an item. */
export interface ItemBelief {
  readonly itemId: ItemId;
  readonly itemVersion: number;
  readonly difficulty: GaussianBelief;
  /** With the number of answers behind both. */
  readonly times: MeasuredTime;
}

export async function listAbilities(
  transaction: Queryable,
  userIds: readonly UserId[],
): Promise<StudentAbility[]> {
  const rows = await transaction
    .selectFrom("student_abilities")
    .selectAll()
    .where("user_id", "=", sql<UserId>`any (${sql.val(userIds)}::uuid[])`)
    .execute();
  return rows.map(({ user_id: userId, measure, mean, variance, answers }) => ({
    userId,
    measure,
    ability: { mean, variance },
    answers,
  }));
}

export async function upsertAbilities(
  transaction: Queryable,
  abilities: readonly StudentAbility[],
): Promise<void> {
  if (abilities.length === 0) return;
  await transaction
    .insertInto("student_abilities")
    .values(
      abilities.map(({ userId, measure, ability, answers }) => ({
        user_id: userId,
        measure,
        ...ability,
        answers,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(["user_id", "measure"]).doUpdateSet(({ ref }) => ({
        mean: ref("excluded.mean"),
        variance: ref("excluded.variance"),
        answers: ref("excluded.answers"),
      })),
    )
    .execute();
}

export async function listBeliefs(
  transaction: Queryable,
  itemIds: readonly ItemId[],
): Promise<ItemBelief[]> {
  const rows = await transaction
    .selectFrom("item_beliefs")
    .selectAll()
    .where("item_id", "=", sql<ItemId>`any (${sql.val(itemIds)}::text[])`)
    .execute();
  return rows.map((row) => ({
    itemId: row.item_id,
    itemVersion: row.item_version,
    difficulty: { mean: row.mean, variance: row.variance },
    times: { meanLogSeconds: row.mean_log_seconds, answers: row.answers },
  }));
}

export async function upsertBeliefs(
  transaction: Queryable,
  beliefs: readonly ItemBelief[],
): Promise<void> {
  if (beliefs.length === 0) return;
  await transaction
    .insertInto("item_beliefs")
    .values(
      beliefs.map(({ itemId, itemVersion, difficulty, times }) => ({
        item_id: itemId,
        item_version: itemVersion,
        ...difficulty,
        mean_log_seconds: times.meanLogSeconds,
        answers: times.answers,
      })),
    )
    .onConflict((conflict) =>
      conflict.column("item_id").doUpdateSet(({ ref }) => ({
        item_version: ref("excluded.item_version"),
        mean: ref("excluded.mean"),
        variance: ref("excluded.variance"),
        mean_log_seconds: ref("excluded.mean_log_seconds"),
        answers: ref("excluded.answers"),
      })),
    )
    .execute();
}

/** Whether any item has so many answers. */
export async function hasItemWithAnswers(database: Queryable, answers: number): Promise<boolean> {
  const row = await database
    .selectFrom("item_beliefs")
    .select("item_id")
    .where("answers", ">=", answers)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}
