import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import type { SpentAnswer, TimedOutcome } from "@lexiquant/domain/pace";
import { sql } from "kysely";
import type { PaceFlag } from "../../db/learner-tables.ts";
import type { Queryable } from "../../db/queryable.ts";

/** An answer whose time says something. */
export interface FlaggedAnswer {
  readonly itemId: ItemId;
  readonly flag: PaceFlag;
  readonly elapsedMs: number;
  readonly expectedMs: number;
  readonly correct: boolean;
  readonly submittedAt: Date;
}

/** Time without a clock says nothing of pace. */
const UNDER_THE_CLOCK = sql<boolean>`(log.facts ->> 'isTimed')::boolean`;

/** The latest answers under the clock that were rushed, or took more than twice the expected time. */
export async function listFlaggedAnswers(
  database: Queryable,
  userId: UserId,
  limit: number,
): Promise<FlaggedAnswer[]> {
  const rows = await logOf(database, userId)
    .select([
      "log.item_id as itemId",
      "log.pace_flag as flag",
      "log.expected_ms as expectedMs",
      "attempt.elapsed_ms as elapsedMs",
      "attempt.correct",
      "attempt.submitted_at as submittedAt",
    ])
    .where("log.pace_flag", "is not", null)
    .where(UNDER_THE_CLOCK)
    .limit(limit)
    .execute();
  return rows.flatMap(({ flag, expectedMs, ...row }) =>
    flag === null || expectedMs === null ? [] : [{ ...row, flag, expectedMs }],
  );
}

/** An answer with what it took, and whether it was asked there to stay or to leave. */
interface AnswerSpent extends SpentAnswer, TimedOutcome {
  readonly isDecided: boolean;
}

/** The latest first answers under the clock with the time that was expected of them. */
export async function listSpentAnswers(
  database: Queryable,
  userId: UserId,
  limit: number,
): Promise<AnswerSpent[]> {
  const rows = await logOf(database, userId)
    .select([
      "log.expected_ms as expectedMs",
      "attempt.elapsed_ms as elapsedMs",
      "attempt.correct as isCorrect",
      sql<number>`(log.facts ->> 'guessing')::float8`.as("guessing"),
      sql<boolean>`exists (
        select from bail_decisions as bail
        where bail.user_id = attempt.user_id and bail.session_id = attempt.session_id
          and bail.position = attempt.position
      )`.as("isDecided"),
    ])
    .where(sql<boolean>`not attempt.seen_before`)
    .where(UNDER_THE_CLOCK)
    .where("log.expected_ms", "is not", null)
    .limit(limit)
    .execute();
  return rows.map(({ expectedMs, ...row }) => ({
    ...row,
    expected: { seconds: Number(expectedMs) / 1000 },
  }));
}

/** The log with its attempts, newest first. */
function logOf(database: Queryable, userId: UserId) {
  return database
    .selectFrom("learner_answers as log")
    .innerJoin("attempts as attempt", (join) =>
      join.onRef("attempt.user_id", "=", "log.user_id").onRef("attempt.id", "=", "log.attempt_id"),
    )
    .where("log.user_id", "=", userId)
    .orderBy("log.sequence", "desc");
}
