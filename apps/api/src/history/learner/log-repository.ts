import type { SessionSettings } from "@lexiquant/contract";
import type { AttemptId, ItemId, SessionId, UserId } from "@lexiquant/domain/kernel";
import type { MeasuredTime } from "@lexiquant/domain/pace";
import { type Selectable, sql } from "kysely";
import { insertRecords } from "../../db/insert-records.ts";
import type { LearnerTables } from "../../db/learner-tables.ts";
import type { AttemptsTable } from "../../db/practice-tables.ts";
import type { Queryable } from "../../db/queryable.ts";
import { type Attempt, toAttempt } from "../attempts/repository.ts";
import type { FoldedAnswer, LogEntry, LoggedAnswer, ReleasedAttempt } from "./answer-log.ts";

/** A released attempt that is not in the log, and where it was made. */
export interface NewAttempt extends Attempt {
  readonly releasedAt: Date;
  readonly settings: SessionSettings;
  /** Of the whole session, those that are still to be drawn too. */
  readonly sessionItems: number;
}

/**
 * Released attempts among some ids that are not in the log, in no order. Their sessions are read by a statement of their
 * own: without statistics the embedded engine would join by going through every session of the student.
 */
export async function listNewAttempts(
  database: Queryable,
  userId: UserId,
  attemptIds: readonly AttemptId[],
): Promise<NewAttempt[]> {
  if (attemptIds.length === 0) return [];
  const rows = await database
    .selectFrom("attempts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", sql<AttemptId>`any (${sql.val(attemptIds)}::uuid[])`)
    .where("released_at", "is not", null)
    .where(({ exists, not, selectFrom }) =>
      not(
        exists(
          selectFrom("learner_answers as taken")
            .select("taken.sequence")
            .whereRef("taken.user_id", "=", "attempts.user_id")
            .whereRef("taken.attempt_id", "=", "attempts.id"),
        ),
      ),
    )
    .execute();
  const sessions = await listSessionSizes(database, userId, rows);
  return rows.flatMap((row) => {
    const { releasedAt, ...attempt } = toAttempt(row);
    const session = sessions.get(attempt.sessionId);
    return releasedAt === null || session === undefined
      ? []
      : [{ ...attempt, releasedAt, ...session }];
  });
}

async function listSessionSizes(
  database: Queryable,
  userId: UserId,
  attempts: readonly { readonly session_id: SessionId }[],
): Promise<ReadonlyMap<SessionId, Pick<NewAttempt, "settings" | "sessionItems">>> {
  const ids = [...new Set(attempts.map(({ session_id: id }) => id))];
  const rows = await database
    .selectFrom("practice_sessions")
    .select(["id", "settings"])
    .select(({ fn, ref }) =>
      fn.coalesce(ref("planned_items"), ref("item_count")).as("session_items"),
    )
    .where("user_id", "=", userId)
    .where("id", "=", sql<SessionId>`any (${sql.val(ids)}::uuid[])`)
    .execute();
  return new Map(
    rows.map(({ id, settings, session_items: sessionItems }) => [id, { settings, sessionItems }]),
  );
}

/** How long items took those who answered them before; of the version that was answered. */
export async function listItemTimes(
  database: Queryable,
  items: readonly { readonly itemId: ItemId; readonly itemVersion: number }[],
): Promise<ReadonlyMap<ItemId, MeasuredTime>> {
  const versions = new Map(items.map(({ itemId, itemVersion }) => [itemId, itemVersion]));
  const rows = await database
    .selectFrom("item_beliefs")
    .select(["item_id", "item_version", "mean_log_seconds", "answers"])
    .where("item_id", "=", sql<ItemId>`any (${sql.val([...versions.keys()])}::text[])`)
    .execute();
  return new Map(
    rows
      .filter((row) => versions.get(row.item_id) === row.item_version)
      .map((row) => [row.item_id, { meanLogSeconds: row.mean_log_seconds, answers: row.answers }]),
  );
}

/** Positions of a session whose answers were taken in. */
export async function listTakenPositions(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<number[]> {
  const rows = await database
    .selectFrom("attempts as attempt")
    .innerJoin("learner_answers as log", (join) =>
      join.onRef("log.user_id", "=", "attempt.user_id").onRef("log.attempt_id", "=", "attempt.id"),
    )
    .select("attempt.position")
    .where("attempt.user_id", "=", userId)
    .where("attempt.session_id", "=", sessionId)
    .orderBy("attempt.position")
    .execute();
  return rows.map(({ position }) => position);
}

/** Fails when one of them is in the log: then the whole transaction does. */
export async function insertLogEntries(
  transaction: Queryable,
  userId: UserId,
  entries: readonly LogEntry[],
): Promise<void> {
  await insertRecords(
    transaction,
    {
      table: "learner_answers",
      columns: {
        user_id: "uuid",
        sequence: "integer",
        attempt_id: "uuid",
        item_id: "text",
        item_parameter_version: "integer",
        blueprint_id: "text",
        facts: "jsonb",
        is_rapid: "boolean",
        p_expected: "float8",
        expected_ms: "integer",
        pace_flag: "text",
        topic_id: "text",
        topic_before: "jsonb",
        topic_after: "jsonb",
      },
    },
    entries.map((entry) => rowOf(userId, entry)),
  );
}

function rowOf(userId: UserId, { topic, facts, ...entry }: LogEntry) {
  return {
    user_id: userId,
    sequence: entry.sequence,
    attempt_id: entry.attemptId,
    item_id: entry.itemId,
    item_parameter_version: entry.itemParameterVersion,
    blueprint_id: entry.blueprintId,
    facts,
    is_rapid: entry.isRapid,
    p_expected: entry.pExpected,
    expected_ms: entry.expectedMs,
    pace_flag: entry.paceFlag,
    topic_id: topic?.id ?? null,
    topic_before: topic?.before ?? null,
    topic_after: topic?.after ?? null,
  };
}

/** The answers of a stretch of the log in their order. */
export async function listLog(
  database: Queryable,
  userId: UserId,
  { after, until }: { readonly after: number; readonly until: number },
): Promise<LoggedAnswer[]> {
  const rows = await database
    .selectFrom("learner_answers as log")
    .innerJoin("attempts as attempt", (join) =>
      join.onRef("attempt.user_id", "=", "log.user_id").onRef("attempt.id", "=", "log.attempt_id"),
    )
    .select([
      "log.sequence",
      "log.attempt_id",
      "log.item_id",
      "log.item_parameter_version",
      "log.blueprint_id",
      "log.facts",
      "attempt.session_id",
      "attempt.correct",
      "attempt.elapsed_ms",
      "attempt.sureness",
      "attempt.submitted_at",
      "attempt.hint_level",
      "attempt.gave_up",
      "attempt.seen_before",
    ])
    .where("log.user_id", "=", userId)
    .where("log.sequence", ">", after)
    .where("log.sequence", "<=", until)
    .orderBy("log.sequence")
    .execute();
  return rows.map((row) => ({
    source: "answer",
    sequence: row.sequence,
    attempt: attemptOf(row),
    itemParameterVersion: row.item_parameter_version,
    blueprintId: row.blueprint_id,
    facts: row.facts,
  }));
}

type AttemptColumns = Pick<
  Selectable<AttemptsTable>,
  | "session_id"
  | "item_id"
  | "correct"
  | "elapsed_ms"
  | "sureness"
  | "submitted_at"
  | "hint_level"
  | "gave_up"
  | "seen_before"
>;

function attemptOf(row: AttemptColumns & { readonly attempt_id: AttemptId }): ReleasedAttempt {
  return {
    id: row.attempt_id,
    sessionId: row.session_id,
    itemId: row.item_id,
    correct: row.correct,
    elapsedMs: row.elapsed_ms,
    sureness: row.sureness,
    submittedAt: row.submitted_at,
    hintLevel: row.hint_level,
    gaveUp: row.gave_up,
    seenBefore: row.seen_before,
  };
}

/** What is stored as following from the log, in its order. */
export async function listFolded(
  database: Queryable,
  userId: UserId,
): Promise<(FoldedAnswer & { readonly sequence: number })[]> {
  const rows = await database
    .selectFrom("learner_answers")
    .select([
      "sequence",
      "is_rapid",
      "p_expected",
      "expected_ms",
      "pace_flag",
      "topic_id",
      "topic_before",
      "topic_after",
    ])
    .where("user_id", "=", userId)
    .orderBy("sequence")
    .execute();
  return rows.map((row) => ({ sequence: row.sequence, ...foldedOf(row) }));
}

type FoldedColumns =
  | "is_rapid"
  | "p_expected"
  | "expected_ms"
  | "pace_flag"
  | "topic_id"
  | "topic_before"
  | "topic_after";

function foldedOf(
  row: Pick<Selectable<LearnerTables["learner_answers"]>, FoldedColumns>,
): FoldedAnswer {
  const { topic_id: id, topic_before: before, topic_after: after } = row;
  return {
    isRapid: row.is_rapid,
    pExpected: row.p_expected,
    expectedMs: row.expected_ms,
    paceFlag: row.pace_flag,
    topic: id === null || before === null || after === null ? null : { id, before, after },
  };
}

export async function deleteLog(transaction: Queryable, userId: UserId): Promise<void> {
  await transaction.deleteFrom("learner_answers").where("user_id", "=", userId).execute();
}
