import type { UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";

/** A question that was left open is not studied for longer. */
const MOST_MS_PER_ANSWER = 900_000;

/** No word is thought about for longer; where it seems so, it was left open. */
export const MOST_MS_PER_REVIEW = 120_000;

/** Time that a week's answers took: to questions, first ones and repeated ones, and to words, undone ones left out. */
export interface WeekOfStudy {
  /** Which of the weeks that were asked for, from 0. */
  readonly week: number;
  readonly elapsedMs: number;
}

/**
 * The weeks with answers to questions or words, oldest first; the last of them has not ended.
 *
 * @param begins when each week begins, oldest first, at least one
 */
export async function listStudyWeeks(
  database: Queryable,
  userId: UserId,
  begins: readonly Date[],
): Promise<WeekOfStudy[]> {
  const [since] = begins;
  const bounds = sql.val(begins.map((moment) => moment.toISOString()));
  const { rows } = await sql<WeekOfStudy>`
    select width_bucket(studied_at, ${bounds}::timestamptz[]) - 1 as week,
      sum(elapsed_ms)::float8 as "elapsedMs"
    from (
      select submitted_at as studied_at, least(elapsed_ms, ${MOST_MS_PER_ANSWER}::int) as elapsed_ms
      from attempts
      where user_id = ${userId} and submitted_at >= ${since}
      union all
      select reviewed_at, least(elapsed_ms, ${MOST_MS_PER_REVIEW}::int)
      from vocabulary_reviews
      where user_id = ${userId} and reviewed_at >= ${since} and undone_at is null
    ) as studied
    group by 1
    order by 1`.execute(database);
  return rows;
}

/** Answers whose outcomes are let out that were given after a moment: what it costs grows with them. */
export async function countAnswersSince(
  database: Queryable,
  userId: UserId,
  since: Date,
): Promise<number> {
  const row = await database
    .selectFrom("attempts")
    .select(({ fn }) => fn.countAll<string>().as("answers"))
    .where("user_id", "=", userId)
    .where("released_at", "is not", null)
    .where("submitted_at", ">", since)
    .executeTakeFirstOrThrow();
  return Number(row.answers);
}
