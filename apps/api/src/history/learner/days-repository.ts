import type { UserId } from "@lexiquant/domain/kernel";
import type { Belief } from "@lexiquant/domain/learner";
import { insertRecords } from "../../db/insert-records.ts";
import type { Queryable } from "../../db/queryable.ts";

/** Ability in a node of the tree after the last answer of a day in it, logits. */
export interface NodeDay extends Belief {
  readonly node: string;
  /** `2026-11-21` of the student's own calendar. */
  readonly day: string;
  /** Of that day. */
  readonly answers: number;
}

const COLUMNS = ["node", "day", "mean", "variance", "answers"] as const;
/** Adds answers to days; what was believed after the latest stands. */
export async function addNodeDays(
  transaction: Queryable,
  userId: UserId,
  days: readonly NodeDay[],
): Promise<void> {
  await insertRecords(
    transaction,
    {
      table: "learner_days",
      columns: {
        user_id: "uuid",
        node: "text",
        day: "text",
        mean: "float8",
        variance: "float8",
        answers: "integer",
      },
      onConflict: {
        key: ["user_id", "node", "day"],
        replace: ["mean", "variance"],
        add: ["answers"],
      },
    },
    days.map(({ node, day, mean, variance, answers }) => ({
      user_id: userId,
      node,
      day,
      mean,
      variance,
      answers,
    })),
  );
}

/** All days of a node, oldest first: at most one a day. */
export async function listNodeDays(
  database: Queryable,
  userId: UserId,
  node: string,
): Promise<NodeDay[]> {
  return await database
    .selectFrom("learner_days")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .where("node", "=", node)
    .orderBy("day")
    .execute();
}

/** The last day of each node up to a day, that one included. */
export async function listLastDays(
  database: Queryable,
  userId: UserId,
  until: string,
): Promise<NodeDay[]> {
  return await database
    .selectFrom("learner_days")
    .select(COLUMNS)
    .distinctOn("node")
    .where("user_id", "=", userId)
    .where("day", "<=", until)
    .orderBy("node")
    .orderBy("day", "desc")
    .execute();
}

export async function listAllDays(database: Queryable, userId: UserId): Promise<NodeDay[]> {
  return await database
    .selectFrom("learner_days")
    .select(COLUMNS)
    .where("user_id", "=", userId)
    .execute();
}

export async function deleteDays(transaction: Queryable, userId: UserId): Promise<void> {
  await transaction.deleteFrom("learner_days").where("user_id", "=", userId).execute();
}
