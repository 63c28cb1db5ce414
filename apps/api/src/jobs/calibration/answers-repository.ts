import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Exclusion } from "../../db/calibration-tables.ts";
import type { Queryable } from "../../db/queryable.ts";
import { type Attempt, toAttempt } from "../../history/attempts/repository.ts";

/** A released first attempt that calibration has not looked at yet. */
export interface NewAnswer extends Attempt {
  readonly userId: UserId;
  readonly releasedAt: Date;
}

/**
 * First attempts without help that were let out, oldest release first, those of one release as they were submitted. What
 * was looked at before is left out by the table itself, so `since` only bounds the search.
 */
export async function listNewAnswers(
  transaction: Queryable,
  { since, limit }: { readonly since: Date | null; readonly limit: number },
): Promise<NewAnswer[]> {
  const rows = await transaction
    .selectFrom("attempts")
    .selectAll()
    // The first two conditions are those of the index.
    .where("released_at", "is not", null)
    .where(sql<boolean>`not seen_before`)
    .where("gave_up", "=", false)
    .where("hint_level", "=", 0)
    .$if(since !== null, (query) => query.where("released_at", ">=", since))
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("calibration_answers")
            .select("item_id")
            .whereRef("calibration_answers.user_id", "=", "attempts.user_id")
            .whereRef("calibration_answers.item_id", "=", "attempts.item_id"),
        ),
      ),
    )
    .orderBy("released_at")
    .orderBy("submitted_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.flatMap((row) => {
    const { releasedAt, ...attempt } = toAttempt(row);
    return releasedAt === null ? [] : [{ ...attempt, releasedAt, userId: row.user_id }];
  });
}

/** What calibration made of an answer. */
export interface TakenAnswer {
  readonly answer: NewAnswer;
  readonly wrongChoice: string | null;
  /** Null where it is excluded. */
  readonly pCorrect: number | null;
  readonly exclusion: Exclusion | null;
}

/** Fails when one of them was taken before: then the whole transaction does. */
export async function insertTakenAnswers(
  transaction: Queryable,
  taken: readonly TakenAnswer[],
): Promise<void> {
  await transaction
    .insertInto("calibration_answers")
    .values(
      taken.map(({ answer, wrongChoice, pCorrect, exclusion }) => ({
        user_id: answer.userId,
        item_id: answer.itemId,
        attempt_id: answer.id,
        item_version: answer.itemVersion,
        correct: answer.correct,
        wrong_choice: wrongChoice,
        p_correct: pCorrect,
        exclusion,
        submitted_at: answer.submittedAt,
      })),
    )
    .execute();
}

/** An answer that was looked at, in what a refit needs of it. */
export interface StoredAnswer {
  readonly userId: UserId;
  readonly itemId: ItemId;
  readonly itemVersion: number;
  readonly correct: boolean;
  readonly wrongChoice: string | null;
  readonly submittedAt: Date;
  /** Null where it counts. */
  readonly exclusion: Exclusion | null;
}

/**
 * A page of the answers, by student and item; `after` is the last one of the page before. The excluded ones are left to the
 * reader: without figures on the table the engine takes that condition for so rare that it sorts the whole table.
 */
export function listStoredAnswers(
  database: Queryable,
  { after, limit }: { readonly after: StoredAnswer | null; readonly limit: number },
): Promise<StoredAnswer[]> {
  return database
    .selectFrom("calibration_answers")
    .select([
      "user_id as userId",
      "item_id as itemId",
      "item_version as itemVersion",
      "correct",
      "wrong_choice as wrongChoice",
      "submitted_at as submittedAt",
      "exclusion",
    ])
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(user_id, item_id) > (${after?.userId}::uuid, ${after?.itemId}::text)`,
      ),
    )
    .orderBy("user_id")
    .orderBy("item_id")
    .limit(limit)
    .execute();
}

/** When the first answer that counts was submitted; null while there is none. */
export async function firstUsedAt(database: Queryable): Promise<Date | null> {
  const row = await database
    .selectFrom("calibration_answers")
    .select(({ fn }) => fn.min("submitted_at").as("first"))
    .where("exclusion", "is", null)
    .executeTakeFirst();
  return row?.first ?? null;
}
