import type { VocabularyDrill } from "@lexiquant/contract";
import type { SessionId, UserId } from "@lexiquant/domain/kernel";
import type { LoggedReview, RecallRating, ReviewEntry } from "@lexiquant/domain/spacing";
import type { AnswerBy } from "@lexiquant/domain/vocabulary";
import { type Selectable, sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import type { JudgedAnswer, VocabularyReviewsTable } from "../../db/vocabulary-tables.ts";
import { unlearnReview } from "../learner/state-repository.ts";
import { MOST_MS_PER_REVIEW } from "../study-time/repository.ts";

/** One review of the log: the entry of the scheduler, and what it followed from. */
export interface Review extends JudgedAnswer {
  readonly id: string;
  readonly sessionId: SessionId;
  readonly turn: number;
  readonly wordId: string;
  readonly entry: ReviewEntry;
  readonly desiredRetention: number;
  readonly testDay: number | null;
  /** Version of the fit in force; null for the default weights. */
  readonly memoryFit: number | null;
  readonly drill: VocabularyDrill;
  readonly answerBy: AnswerBy;
  readonly undoneAt: Date | null;
}

function toReview(row: Selectable<VocabularyReviewsTable>): Review {
  return {
    id: row.id,
    sessionId: row.session_id,
    turn: row.turn,
    wordId: row.word_id,
    entry: {
      atMs: row.reviewed_at.getTime(),
      day: row.day,
      rating: row.rating,
      pRecall: row.p_recall,
      elapsedDays: row.elapsed_days,
      before: row.before,
    },
    desiredRetention: row.desired_retention,
    testDay: row.test_day,
    memoryFit: row.memory_fit,
    drill: row.drill,
    answerBy: row.answer_by,
    response: row.response,
    isRight: row.is_right,
    elapsedMs: row.elapsed_ms,
    undoneAt: row.undone_at,
  };
}

export async function findReview(
  database: Queryable,
  userId: UserId,
  reviewId: string,
): Promise<Review | null> {
  const row = await database
    .selectFrom("vocabulary_reviews")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", reviewId)
    .executeTakeFirst();
  return row === undefined ? null : toReview(row);
}

/** Of a session, those that stand, latest last. */
export async function listSessionReviews(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<Review[]> {
  const rows = await database
    .selectFrom("vocabulary_reviews")
    .selectAll()
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .where("undone_at", "is", null)
    .orderBy("sequence")
    .execute();
  return rows.map(toReview);
}

/** Of a word, those that stand, latest first. */
export async function listWordReviews(
  database: Queryable,
  userId: UserId,
  { wordId, limit }: { readonly wordId: string; readonly limit: number },
): Promise<Review[]> {
  const rows = await database
    .selectFrom("vocabulary_reviews")
    .selectAll()
    .where("user_id", "=", userId)
    .where("word_id", "=", wordId)
    .where("undone_at", "is", null)
    .orderBy("sequence", "desc")
    .limit(limit)
    .execute();
  return rows.map(toReview);
}

/** Puts a review at the end of the log. */
export async function insertReview(
  transaction: Queryable,
  userId: UserId,
  review: Review,
): Promise<void> {
  const { entry } = review;
  const last = await transaction
    .selectFrom("vocabulary_reviews")
    .select("sequence")
    .where("user_id", "=", userId)
    .orderBy("sequence", "desc")
    .limit(1)
    .executeTakeFirst();
  await transaction
    .insertInto("vocabulary_reviews")
    .values({
      user_id: userId,
      id: review.id,
      sequence: (last?.sequence ?? 0) + 1,
      session_id: review.sessionId,
      turn: review.turn,
      word_id: review.wordId,
      reviewed_at: new Date(entry.atMs),
      day: entry.day,
      rating: entry.rating,
      p_recall: entry.pRecall,
      elapsed_days: entry.elapsedDays,
      phase: entry.before.phase,
      before: JSON.stringify(entry.before),
      desired_retention: review.desiredRetention,
      test_day: review.testDay,
      memory_fit: review.memoryFit,
      drill: review.drill,
      answer_by: review.answerBy,
      response: JSON.stringify(review.response),
      is_right: review.isRight,
      elapsed_ms: review.elapsedMs,
      undone_at: null,
    })
    .execute();
}

/** The review stays in the log and counts no more, for what is known of the student neither. */
export async function markUndone(
  transaction: Queryable,
  userId: UserId,
  { reviewId, now }: { readonly reviewId: string; readonly now: Date },
): Promise<void> {
  await transaction
    .updateTable("vocabulary_reviews")
    .set({ undone_at: now })
    .where("user_id", "=", userId)
    .where("id", "=", reviewId)
    .execute();
  await unlearnReview(transaction, userId, reviewId);
}

/** All that stand, word by word, each word's in order: what a rebuild reads. */
export async function listLog(
  database: Queryable,
  userId: UserId,
): Promise<ReadonlyMap<string, readonly LoggedReview[]>> {
  const rows = await database
    .selectFrom("vocabulary_reviews")
    .select(["word_id", "reviewed_at", "day", "rating"])
    .where("user_id", "=", userId)
    .where("undone_at", "is", null)
    .orderBy("sequence")
    .execute();
  const log = new Map<string, LoggedReview[]>();
  for (const { word_id, reviewed_at, day, rating } of rows) {
    const reviews = log.get(word_id) ?? [];
    reviews.push({ atMs: reviewed_at.getTime(), day, rating });
    log.set(word_id, reviews);
  }
  return log;
}

/** Number of reviews that were predicted: of words that were met on an earlier study day. */
export async function countPredicted(database: Queryable, userId: UserId): Promise<number> {
  const row = await database
    .selectFrom("vocabulary_reviews")
    .select(({ fn }) => fn.countAll<string>().as("reviews"))
    .where("user_id", "=", userId)
    .where("elapsed_days", ">", 0)
    .where("undone_at", "is", null)
    .executeTakeFirstOrThrow();
  return Number(row.reviews);
}

/** All who have a review that stands. */
export async function listReviewers(database: Queryable): Promise<UserId[]> {
  const rows = await database
    .selectFrom("vocabulary_reviews")
    .select("user_id")
    .distinct()
    .where("undone_at", "is", null)
    .orderBy("user_id")
    .execute();
  return rows.map((row) => row.user_id);
}

/** Right answers from which a student's own time is known. */
const LEAST_TIMED = 10;
const MOST_TIMED = 100;

/** Median time of the student's latest right answers that were given in one way; null while there are too few. */
export async function medianRightMs(
  database: Queryable,
  userId: UserId,
  answerBy: AnswerBy,
): Promise<number | null> {
  const rows = await database
    .selectFrom("vocabulary_reviews")
    .select(["elapsed_ms", "is_right", "answer_by", "undone_at"])
    .where("user_id", "=", userId)
    .orderBy("sequence", "desc")
    .limit(MOST_TIMED)
    .execute();
  const times = rows
    .filter((row) => row.is_right && row.answer_by === answerBy && row.undone_at === null)
    .map((row) => row.elapsed_ms)
    .sort((one, other) => one - other);
  return times.length < LEAST_TIMED ? null : (times[Math.floor(times.length / 2)] ?? null);
}

/** What was done on one study day. */
export interface StudiedDay {
  readonly day: number;
  /** Of words out of their steps */
  readonly reviews: number;
  readonly newWords: number;
  /** Of all answers, those in steps too */
  readonly answers: number;
  readonly recalled: number;
  /** A question that was left open counts two minutes */
  readonly elapsedMs: number;
}

/** The study days from one on, oldest first. */
export async function listStudiedDays(
  database: Queryable,
  userId: UserId,
  fromDay: number,
): Promise<StudiedDay[]> {
  const { rows } = await sql<StudiedDay>`
    select day,
      (count(*) filter (where phase = 'review'))::int as reviews,
      (count(*) filter (where phase = 'new'))::int as "newWords",
      count(*)::int as answers,
      (count(*) filter (where rating <> 'again'))::int as recalled,
      sum(least(elapsed_ms, ${MOST_MS_PER_REVIEW}::int))::float8 as "elapsedMs"
    from vocabulary_reviews
    where user_id = ${userId} and day >= ${fromDay} and undone_at is null
    group by day
    order by day`.execute(database);
  return rows;
}

/** The last study day with a review that stands; null before the first. */
export async function findLastDay(database: Queryable, userId: UserId): Promise<number | null> {
  const row = await database
    .selectFrom("vocabulary_reviews")
    .select("day")
    .where("user_id", "=", userId)
    .where("undone_at", "is", null)
    .orderBy("day", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.day ?? null;
}

/** A review with what was predicted of it. */
export interface RecentReview {
  readonly rating: RecallRating;
  readonly isFirst: boolean;
  /** On a later day than the one before, out of the steps */
  readonly isSpaced: boolean;
  readonly pRecall: number | null;
  readonly elapsedMs: number;
}

/** The latest reviews that stand, latest first. */
export async function listRecentReviews(
  database: Queryable,
  userId: UserId,
  limit: number,
): Promise<RecentReview[]> {
  const rows = await database
    .selectFrom("vocabulary_reviews")
    .select(["rating", "phase", "p_recall", "elapsed_days", "elapsed_ms"])
    .where("user_id", "=", userId)
    .where("undone_at", "is", null)
    .orderBy("sequence", "desc")
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    rating: row.rating,
    isFirst: row.phase === "new",
    isSpaced: row.elapsed_days > 0,
    pRecall: row.p_recall,
    elapsedMs: row.elapsed_ms,
  }));
}
