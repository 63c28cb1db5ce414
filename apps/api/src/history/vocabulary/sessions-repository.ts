import type { SessionId, UserId } from "@lexiquant/domain/kernel";
import type { ReviewSession } from "@lexiquant/domain/spacing";
import type { Selectable } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import type {
  AskedDrill,
  JudgedAnswer,
  VocabularyRequest,
  VocabularySessionsTable,
} from "../../db/vocabulary-tables.ts";

export interface StoredWordSession {
  readonly id: SessionId;
  readonly request: VocabularyRequest;
  readonly seed: number;
  /** Words in all */
  readonly words: number;
  readonly run: ReviewSession;
  readonly turn: number;
  /** Null when the session is over */
  readonly question: AskedDrill | null;
  readonly answer: JudgedAnswer | null;
  readonly createdAt: Date;
  readonly closedAt: Date | null;
}

const NO_SYNONYMS = { synonyms: [], synonymTried: null };

function toSession(row: Selectable<VocabularySessionsTable>): StoredWordSession {
  return {
    id: row.id,
    request: row.request,
    seed: Number(row.seed),
    words: row.words,
    run: row.run,
    turn: row.turn,
    // Questions asked before a synonym gave another try have neither field.
    question: row.question === null ? null : { ...NO_SYNONYMS, ...row.question },
    answer: row.answer,
    createdAt: row.created_at,
    closedAt: row.closed_at,
  };
}

export async function findWordSession(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<StoredWordSession | null> {
  const row = await database
    .selectFrom("vocabulary_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", sessionId)
    .executeTakeFirst();
  return row === undefined ? null : toSession(row);
}

/** Holds back every other change of the session until the transaction ends. */
export async function lockWordSession(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<StoredWordSession | null> {
  const row = await database
    .selectFrom("vocabulary_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", sessionId)
    .forUpdate()
    .executeTakeFirst();
  return row === undefined ? null : toSession(row);
}

/** The one question here that is not about a single student; it is asked once per new session. */
export async function isForeignWordSession(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<boolean> {
  const row = await database
    .selectFrom("vocabulary_sessions")
    .select("id")
    .where("id", "=", sessionId)
    .where("user_id", "!=", userId)
    .executeTakeFirst();
  return row !== undefined;
}

export async function findOpenWordSession(
  database: Queryable,
  userId: UserId,
): Promise<StoredWordSession | null> {
  const row = await database
    .selectFrom("vocabulary_sessions")
    .selectAll()
    .where("user_id", "=", userId)
    .where("closed_at", "is", null)
    .executeTakeFirst();
  return row === undefined ? null : toSession(row);
}

/** A session of this id, or another open one, fails the insert, and the transaction runs again. */
export async function insertWordSession(
  transaction: Queryable,
  userId: UserId,
  session: StoredWordSession,
): Promise<void> {
  await transaction
    .insertInto("vocabulary_sessions")
    .values({
      user_id: userId,
      id: session.id,
      request: JSON.stringify(session.request),
      seed: session.seed,
      words: session.words,
      ...changing(session),
      created_at: session.createdAt,
    })
    .execute();
}

/** Stores what a step changes. */
export async function storeWordSession(
  transaction: Queryable,
  userId: UserId,
  session: StoredWordSession,
): Promise<void> {
  await transaction
    .updateTable("vocabulary_sessions")
    .set(changing(session))
    .where("user_id", "=", userId)
    .where("id", "=", session.id)
    .execute();
}

function changing({ run, turn, question, answer, closedAt }: StoredWordSession) {
  return {
    run: JSON.stringify(run),
    turn,
    question: question === null ? null : JSON.stringify(question),
    answer: answer === null ? null : JSON.stringify(answer),
    closed_at: closedAt,
  };
}
