import type { EssayReasoning } from "@lexiquant/contract";
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
  readonly ratedAt: Date;
  /** How a language model's comparison bears on it; null where none was asked, or has answered yet. */
  readonly model: ModelOpinion | null;
  /** What that model says of the reasoning; null where nothing of it could be kept. */
  readonly reasoning: EssayReasoning | null;
}

/** What a language model adds to a rating. */
export type SecondReading = Pick<StoredRating, "reasoning"> & { readonly model: ModelOpinion };

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
    rows.map(({ essay_id, rated_at: ratedAt, ...row }) => {
      const { engine, calibration, feedback, model, reasoning } = row;
      return [essay_id, { engine, calibration, feedback, model, reasoning, ratedAt }];
    }),
  );
}

export async function findRating(
  database: Queryable,
  { userId, essayId }: EssayOfStudent,
): Promise<StoredRating | null> {
  return (await listRatings(database, userId, [essayId])).get(essayId) ?? null;
}

/** Of an essay that is there still; the first rating stands. False where it was not this one. */
export async function insertRating(
  transaction: Queryable,
  { userId, essayId }: EssayOfStudent,
  { engine, calibration, feedback, ratedAt }: Omit<StoredRating, "model" | "reasoning">,
): Promise<boolean> {
  const inserted = await sql`
    insert into essay_ratings (user_id, essay_id, engine, calibration, feedback, rated_at)
    select user_id, id, ${engine}, ${calibration}, ${JSON.stringify(feedback)}::jsonb, ${ratedAt}::timestamptz
    from essays where user_id = ${userId} and id = ${essayId}
    on conflict do nothing
    returning essay_id`.execute(transaction);
  return inserted.rows.length > 0;
}

/** To a rating that is there still; the first reading stands. */
export async function addSecondReading(
  transaction: Queryable,
  { userId, essayId }: EssayOfStudent,
  { model, reasoning }: SecondReading,
): Promise<void> {
  await transaction
    .updateTable("essay_ratings")
    .set({
      model: JSON.stringify(model),
      reasoning: reasoning === null ? null : JSON.stringify(reasoning),
    })
    .where("user_id", "=", userId)
    .where("essay_id", "=", essayId)
    .where("model", "is", null)
    .execute();
}
