import type { UserId } from "@lexiquant/domain/kernel";
import type { Selectable } from "kysely";
import { insertRecords } from "../../db/insert-records.ts";
import type { AnswerTalliesTable, TallyDimension } from "../../db/learner-tables.ts";
import type { Queryable } from "../../db/queryable.ts";
import type { PlacedTally, Tally } from "./tallies.ts";

const SUMS = {
  answers: "integer",
  right_answers: "integer",
  elapsed_ms: "bigint",
  expected_right_micro: "bigint",
  paced: "integer",
  log_ratio_micro: "bigint",
  squared_log_ratio_micro: "bigint",
  rushed: "integer",
  stuck: "integer",
  over_invested: "integer",
  over_invested_ms: "bigint",
} as const;

export async function addTalliesTo(
  transaction: Queryable,
  userId: UserId,
  tallies: readonly PlacedTally[],
): Promise<void> {
  await insertRecords(
    transaction,
    {
      table: "answer_tallies",
      columns: { user_id: "uuid", dimension: "text", value: "text", week: "text", ...SUMS },
      onConflict: { key: ["user_id", "dimension", "value", "week"], add: Object.keys(SUMS) },
    },
    tallies.map((one) => rowOf(userId, one)),
  );
}

function rowOf(userId: UserId, { dimension, value, week, tally }: PlacedTally) {
  return {
    user_id: userId,
    dimension,
    value,
    week,
    answers: tally.answers,
    right_answers: tally.right,
    elapsed_ms: tally.elapsedMs,
    expected_right_micro: tally.expectedRightMicro,
    paced: tally.worked,
    log_ratio_micro: tally.logRatioMicro,
    squared_log_ratio_micro: tally.squaredLogRatioMicro,
    rushed: tally.rushed,
    stuck: tally.stuck,
    over_invested: tally.overInvested,
    over_invested_ms: tally.overInvestedMs,
  };
}

/** Of some dimensions (null: of all), week by week, the oldest first: bounded by weeks and values, not by answers. */
export async function listTallies(
  database: Queryable,
  userId: UserId,
  dimensions: readonly TallyDimension[] | null,
): Promise<PlacedTally[]> {
  const rows = await database
    .selectFrom("answer_tallies")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(dimensions !== null, (query) => query.where("dimension", "in", dimensions ?? []))
    .orderBy("week")
    .orderBy("dimension")
    .orderBy("value")
    .execute();
  return rows.map(placedOf);
}

function placedOf(row: Selectable<AnswerTalliesTable>): PlacedTally {
  return {
    dimension: row.dimension,
    value: row.value,
    week: row.week,
    tally: tallyOf(row),
  };
}

function tallyOf(row: Selectable<AnswerTalliesTable>): Tally {
  return {
    answers: row.answers,
    right: row.right_answers,
    elapsedMs: Number(row.elapsed_ms),
    expectedRightMicro: Number(row.expected_right_micro),
    worked: row.paced,
    logRatioMicro: Number(row.log_ratio_micro),
    squaredLogRatioMicro: Number(row.squared_log_ratio_micro),
    rushed: row.rushed,
    stuck: row.stuck,
    overInvested: row.over_invested,
    overInvestedMs: Number(row.over_invested_ms),
  };
}

export async function deleteTallies(transaction: Queryable, userId: UserId): Promise<void> {
  await transaction.deleteFrom("answer_tallies").where("user_id", "=", userId).execute();
}
