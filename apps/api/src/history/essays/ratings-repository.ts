import type { EssayFeedback } from "@lexiquant/domain/essay";
import type { UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { ModelOpinion } from "../../db/essay-tables.ts";
import type { Queryable } from "../../db/queryable.ts";
import type { EssayOfStudent } from "./stored-essay.ts";

/** What the built-in rater said, and which one it was. */
export interface StoredRating {
  readonly engine: string;
  readonly calibration: string;
  readonly feedback: EssayFeedback;
  /** How a language model's comparison bears on it; null where none was asked. */
  readonly model: ModelOpinion | null;
  readonly ratedAt: Date;
}

export async function listRatings(
  database: Queryable,
  userId: UserId,
  essayIds: readonly string[],
): Promise<Map<string, StoredRating>> {
  if (essayIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("essay_ratings")
    .selectAll()
    .where("user_id", "=", userId)
    .where("essay_id", "in", essayIds)
    .execute();
  return new Map(
    rows.map(({ essay_id, engine, calibration, feedback, model, rated_at: ratedAt }) => [
      essay_id,
      { engine, calibration, feedback, model, ratedAt },
    ]),
  );
}

export async function findRating(
  database: Queryable,
  { userId, essayId }: EssayOfStudent,
): Promise<StoredRating | null> {
  return (await listRatings(database, userId, [essayId])).get(essayId) ?? null;
}

/** Of an essay that is there still; the first rating stands. */
export async function insertRating(
  transaction: Queryable,
  { userId, essayId }: EssayOfStudent,
  { engine, calibration, feedback, model, ratedAt }: StoredRating,
): Promise<void> {
  await sql`
    insert into essay_ratings (user_id, essay_id, engine, calibration, feedback, model, rated_at)
    select user_id, id, ${engine}, ${calibration}, ${JSON.stringify(feedback)}::jsonb,
      ${model === null ? null : JSON.stringify(model)}::jsonb, ${ratedAt}::timestamptz
    from essays where user_id = ${userId} and id = ${essayId}
    on conflict do nothing`.execute(transaction);
}
