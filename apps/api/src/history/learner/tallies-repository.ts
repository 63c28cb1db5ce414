import type { UserId } from "@lexiquant/domain/kernel";
import { type Selectable, sql } from "kysely";
import type { AnswerTalliesTable, TallyDimension } from "../../db/learner-tables.ts";
import type { Queryable } from "../../db/queryable.ts";
import type { PlacedTally, Tally } from "./tallies.ts";

const CHUNK = 500;

export async function addTalliesTo(
  transaction: Queryable,
  userId: UserId,
  tallies: readonly PlacedTally[],
): Promise<void> {
  for (let first = 0; first < tallies.length; first += CHUNK) {
    const rows = tallies.slice(first, first + CHUNK).map((one) => rowOf(userId, one));
    await transaction
      .insertInto("answer_tallies")
      .values(rows)
      .onConflict((conflict) =>
        conflict.columns(["user_id", "dimension", "value", "week"]).doUpdateSet({
          answers: sum("answers"),
          right_answers: sum("right_answers"),
          elapsed_ms: sum("elapsed_ms"),
          expected_right_micro: sum("expected_right_micro"),
          paced: sum("paced"),
          log_ratio_micro: sum("log_ratio_micro"),
          squared_log_ratio_micro: sum("squared_log_ratio_micro"),
          rushed: sum("rushed"),
          stuck: sum("stuck"),
          over_invested: sum("over_invested"),
          over_invested_ms: sum("over_invested_ms"),
        }),
      )
      .execute();
  }
}

const sum = (column: string) =>
  sql<number>`${sql.ref(`answer_tallies.${column}`)} + ${sql.ref(`excluded.${column}`)}`;

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
