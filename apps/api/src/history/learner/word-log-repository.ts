import type { UserId } from "@lexiquant/domain/kernel";
import type { SeenReview } from "@lexiquant/domain/vocabulary";
import { sql } from "kysely";
import { insertRecords } from "../../db/insert-records.ts";
import type { Queryable } from "../../db/queryable.ts";
import type { LoggedWord, WordEntry } from "./answer-log.ts";

/** A review that is not in the log, with what came before it. */
export interface NewReview extends SeenReview {
  readonly id: string;
  readonly wordId: string;
  readonly reviewedAt: Date;
  readonly studyDay: number;
}

/** Of some reviews those that stand and are still not in the log, in no order. */
export async function listNewReviews(
  database: Queryable,
  userId: UserId,
  reviewIds: readonly string[],
): Promise<NewReview[]> {
  if (reviewIds.length === 0) return [];
  const before = sql`earlier.user_id = review.user_id and earlier.word_id = review.word_id
    and earlier.sequence < review.sequence`;
  const { rows } = await sql<NewReview>`
    select review.id, review.word_id as "wordId", review.reviewed_at as "reviewedAt",
      review.day as "studyDay", review.phase,
      review.elapsed_days as "elapsedDays", review.drill, review.answer_by as "answerBy",
      review.response, review.is_right as "isRight", review.elapsed_ms as "elapsedMs",
      exists (select 1 from vocabulary_reviews as earlier where ${before})
        or exists (select 1 from word_lookups as lookup where lookup.user_id = review.user_id
          and lookup.word_id = review.word_id and lookup.looked_up_at <= review.reviewed_at)
        as "wasShown",
      exists (select 1 from vocabulary_cards as card where card.user_id = review.user_id
        and card.word_id = review.word_id and card.queued_at <= review.reviewed_at) as "wasChosen",
      (select earlier.is_right from vocabulary_reviews as earlier
        where ${before} and earlier.undone_at is null order by earlier.sequence limit 1)
        as "wasRightFirst",
      exists (select 1 from vocabulary_reviews as earlier
        where ${before} and earlier.undone_at is null and earlier.elapsed_days >= 21)
        as "wasKeptBefore"
    from vocabulary_reviews as review
    where review.user_id = ${userId} and review.id = any (${sql.val(reviewIds)}::uuid[])
      and review.undone_at is null
      and not exists (select 1 from learner_words as taken
        where taken.user_id = review.user_id and taken.review_id = review.id)`.execute(database);
  return rows;
}

/** Fails when one of them is in the log: then the whole transaction does. */
export async function insertWordEntries(
  transaction: Queryable,
  userId: UserId,
  entries: readonly WordEntry[],
): Promise<void> {
  await insertRecords(
    transaction,
    {
      table: "learner_words",
      columns: {
        user_id: "uuid",
        sequence: "integer",
        review_id: "uuid",
        blueprint_id: "text",
        facts: "jsonb",
        p_expected: "float8",
      },
    },
    entries.map(({ sequence, reviewId, blueprintId, facts, pExpected }) => ({
      user_id: userId,
      sequence,
      review_id: reviewId,
      blueprint_id: blueprintId,
      facts,
      p_expected: pExpected,
    })),
  );
}

/** The words of a stretch of the log in their order. */
export async function listWordLog(
  database: Queryable,
  userId: UserId,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<LoggedWord[]> {
  const rows = await database
    .selectFrom("learner_words as log")
    .innerJoin("vocabulary_reviews as review", (join) =>
      join.onRef("review.user_id", "=", "log.user_id").onRef("review.id", "=", "log.review_id"),
    )
    .select([
      "log.sequence",
      "log.blueprint_id",
      "log.facts",
      "review.id",
      "review.is_right",
      "review.reviewed_at",
      "review.day",
      "review.undone_at",
    ])
    .where("log.user_id", "=", userId)
    .where("log.sequence", ">", after)
    .where("log.sequence", "<=", until)
    .orderBy("log.sequence")
    .execute();
  return rows.map((row) => ({
    source: "word",
    sequence: row.sequence,
    review: {
      id: row.id,
      isRight: row.is_right,
      reviewedAt: row.reviewed_at,
      studyDay: row.day,
      isUndone: row.undone_at !== null,
    },
    blueprintId: row.blueprint_id,
    facts: row.facts,
  }));
}

/** What is stored as following from the words, in their order. */
export async function listFoldedWords(
  database: Queryable,
  userId: UserId,
): Promise<Pick<WordEntry, "sequence" | "pExpected">[]> {
  return await database
    .selectFrom("learner_words")
    .select(["sequence", "p_expected as pExpected"])
    .where("user_id", "=", userId)
    .orderBy("sequence")
    .execute();
}

export async function deleteWordLog(transaction: Queryable, userId: UserId): Promise<void> {
  await transaction.deleteFrom("learner_words").where("user_id", "=", userId).execute();
}
