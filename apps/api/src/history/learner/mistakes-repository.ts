import type { ItemId, MisconceptionId, UserId } from "@lexiquant/domain/kernel";
import type { LadderState } from "@lexiquant/domain/mistakes";
import { type Selectable, sql } from "kysely";
import { insertRecords } from "../../db/insert-records.ts";
import type { LearnerTables, MistakesTable } from "../../db/learner-tables.ts";
import type { Queryable } from "../../db/queryable.ts";

/** A miss, a right answer that was declared a guess, or a question that an exam left unanswered. */
export interface Mistake {
  readonly attemptId: MistakesTable["attempt_id"];
  readonly sessionId: MistakesTable["session_id"];
  readonly itemId: ItemId;
  readonly measure: MistakesTable["measure"];
  readonly kind: MistakesTable["kind"];
  readonly topicId: MistakesTable["topic_id"];
  readonly difficulty: MistakesTable["difficulty"];
  readonly luckyGuess: boolean;
  /** No answer: its `attemptId` is a number of its own. */
  readonly unanswered: boolean;
  readonly sureness: MistakesTable["sureness"];
  readonly elapsedMs: number;
  readonly expectedMs: number | null;
  readonly misconceptions: Selectable<MistakesTable>["misconceptions"];
  readonly cause: MistakesTable["cause"];
  readonly because: Selectable<MistakesTable>["because"];
  readonly submittedAt: Date;
}

export async function insertMistakes(
  transaction: Queryable,
  userId: UserId,
  mistakes: readonly Mistake[],
): Promise<void> {
  await insertRecords(
    transaction,
    {
      table: "mistakes",
      columns: {
        user_id: "uuid",
        attempt_id: "uuid",
        session_id: "uuid",
        item_id: "text",
        measure: "text",
        kind: "text",
        topic_id: "text",
        difficulty: "integer",
        lucky_guess: "boolean",
        unanswered: "boolean",
        sureness: "text",
        elapsed_ms: "integer",
        expected_ms: "integer",
        misconceptions: "jsonb",
        cause: "text",
        because: "jsonb",
        submitted_at: "timestamptz",
      },
    },
    mistakes.map((one) => ({
      user_id: userId,
      attempt_id: one.attemptId,
      session_id: one.sessionId,
      item_id: one.itemId,
      measure: one.measure,
      kind: one.kind,
      topic_id: one.topicId,
      difficulty: one.difficulty,
      lucky_guess: one.luckyGuess,
      unanswered: one.unanswered,
      sureness: one.sureness,
      elapsed_ms: one.elapsedMs,
      expected_ms: one.expectedMs,
      misconceptions: one.misconceptions,
      cause: one.cause,
      because: one.because,
      submitted_at: one.submittedAt,
    })),
  );
}

export function toMistake(row: Selectable<MistakesTable>): Mistake {
  return {
    attemptId: row.attempt_id,
    sessionId: row.session_id,
    itemId: row.item_id,
    measure: row.measure,
    kind: row.kind,
    topicId: row.topic_id,
    difficulty: row.difficulty,
    luckyGuess: row.lucky_guess,
    unanswered: row.unanswered,
    sureness: row.sureness,
    elapsedMs: row.elapsed_ms,
    expectedMs: row.expected_ms,
    misconceptions: row.misconceptions,
    cause: row.cause,
    because: row.because,
    submittedAt: row.submitted_at,
  };
}

/** Those that follow from the log of answers. */
export async function listLoggedMistakes(database: Queryable, userId: UserId): Promise<Mistake[]> {
  const rows = await database
    .selectFrom("mistakes")
    .selectAll()
    .where("user_id", "=", userId)
    .where("unanswered", "=", false)
    .execute();
  return rows.map(toMistake);
}

/** The latest question in which each of some misconceptions was behind a wrong answer. */
export async function findLatestMistakes(
  database: Queryable,
  userId: UserId,
  misconceptions: readonly MisconceptionId[],
): Promise<ReadonlyMap<MisconceptionId, ItemId>> {
  const { rows } = await sql<{ id: MisconceptionId; item_id: ItemId }>`
    select probe.id, latest.item_id
    from unnest(${sql.val(misconceptions)}::text[]) as probe (id)
    cross join lateral (
      select item_id from mistakes
      where mistakes.user_id = ${userId} and mistakes.misconceptions @> to_jsonb(probe.id)
      order by submitted_at desc, attempt_id
      limit 1
    ) as latest`.execute(database);
  return new Map(rows.map(({ id, item_id }) => [id, item_id]));
}

/** A first answer that came out otherwise than it was declared. */
export interface NotedAnswer {
  readonly itemId: ItemId;
  readonly submittedAt: Date;
}

/** The latest ones. */
export async function listNotedAnswers(
  database: Queryable,
  userId: UserId,
  { what, limit }: { readonly what: "lucky-guess" | "sure-mistake"; readonly limit: number },
): Promise<NotedAnswer[]> {
  return await database
    .selectFrom("mistakes")
    .innerJoin("attempts as attempt", (join) =>
      join
        .onRef("attempt.user_id", "=", "mistakes.user_id")
        .onRef("attempt.id", "=", "mistakes.attempt_id"),
    )
    .select(["mistakes.item_id as itemId", "mistakes.submitted_at as submittedAt"])
    .where("mistakes.user_id", "=", userId)
    .where("mistakes.sureness", "=", what === "lucky-guess" ? "guess" : "sure")
    .where("mistakes.lucky_guess", "=", what === "lucky-guess")
    .where(sql<boolean>`not attempt.seen_before`)
    .orderBy("mistakes.submitted_at", "desc")
    .orderBy("mistakes.attempt_id")
    .limit(limit)
    .execute();
}

/** Those that follow from the log of answers. */
export async function deleteLoggedMistakes(transaction: Queryable, userId: UserId): Promise<void> {
  await transaction
    .deleteFrom("mistakes")
    .where("user_id", "=", userId)
    .where("unanswered", "=", false)
    .execute();
}

/** Ladders by the question of the bank that they bring back. */
export type Ladders = ReadonlyMap<ItemId, LadderState>;

export async function listLadders(
  database: Queryable,
  userId: UserId,
  itemIds: readonly ItemId[] | null,
): Promise<Map<ItemId, LadderState>> {
  const rows = await database
    .selectFrom("redo_ladders")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(itemIds !== null, (query) =>
      query.where("item_id", "=", sql<ItemId>`any (${sql.val(itemIds)}::text[])`),
    )
    .execute();
  return new Map(rows.map((row) => [row.item_id, toLadder(row)]));
}

export function toLadder(row: Selectable<LearnerTables["redo_ladders"]>): LadderState {
  return {
    step: row.step,
    dueDay: row.due_day,
    hasTwin: row.has_twin,
    setbacks: row.setbacks,
  };
}

export async function upsertLadders(
  transaction: Queryable,
  userId: UserId,
  ladders: Ladders,
): Promise<void> {
  await insertRecords(
    transaction,
    {
      table: "redo_ladders",
      columns: {
        user_id: "uuid",
        item_id: "text",
        step: "text",
        due_day: "integer",
        has_twin: "boolean",
        setbacks: "integer",
      },
      onConflict: {
        key: ["user_id", "item_id"],
        replace: ["step", "due_day", "has_twin", "setbacks"],
      },
    },
    [...ladders].map(([itemId, ladder]) => ({
      user_id: userId,
      item_id: itemId,
      step: ladder.step,
      due_day: ladder.dueDay,
      has_twin: ladder.hasTwin,
      setbacks: ladder.setbacks,
    })),
  );
}

export async function deleteLadders(transaction: Queryable, userId: UserId): Promise<void> {
  await transaction.deleteFrom("redo_ladders").where("user_id", "=", userId).execute();
}
