import type { TutorScope, TutorTurn } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { type Selectable, sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import type { ModelCallRecord, TutorTurnsTable } from "../../db/tutor-tables.ts";

/** An exchange with what was decided about it. */
export interface StoredTurn extends Omit<TutorTurn, "asked" | "createdAt"> {
  readonly createdAt: Date;
  /** `item:q-sc-001` or `session:…`. */
  readonly scopeKey: string;
  readonly scope: TutorScope;
  readonly itemVersion: number | null;
  readonly itemState: string | null;
  readonly intent: string;
  readonly confidence: number;
  readonly move: string;
  readonly contentIds: string[];
  readonly totalMs: number;
  readonly modelCall: ModelCallRecord | null;
}

function toTurn(row: Selectable<TutorTurnsTable>): StoredTurn {
  return {
    id: row.id,
    createdAt: row.created_at,
    scopeKey: row.scope_key,
    scope: row.scope,
    itemVersion: row.item_version,
    itemState: row.item_state,
    input: row.input,
    intent: row.intent,
    confidence: row.confidence,
    move: row.move,
    contentIds: row.content_ids,
    parts: row.parts,
    next: row.next,
    engine: row.engine,
    fallback: row.fallback,
    modelCall: row.model_call,
    totalMs: row.total_ms,
    feedback: row.feedback,
  };
}

export async function findTurn(
  database: Queryable,
  userId: UserId,
  turnId: string,
): Promise<StoredTurn | null> {
  const row = await database
    .selectFrom("tutor_turns")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", turnId)
    .executeTakeFirst();
  return row === undefined ? null : toTurn(row);
}

/** The latest turns of a conversation, oldest first. */
export async function listTurns(
  database: Queryable,
  userId: UserId,
  { scopeKey, limit }: { readonly scopeKey: string; readonly limit: number },
): Promise<StoredTurn[]> {
  const rows = await database
    .selectFrom("tutor_turns")
    .selectAll()
    .where("user_id", "=", userId)
    .where("scope_key", "=", scopeKey)
    .orderBy("created_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toTurn).reverse();
}

/** All turns of a student, oldest first, from behind the one with the given id on. */
export async function listAllTurns(
  database: Queryable,
  userId: UserId,
  { after, limit }: { readonly after: string | null; readonly limit: number },
): Promise<StoredTurn[]> {
  const rows = await database
    .selectFrom("tutor_turns")
    .selectAll()
    .where("user_id", "=", userId)
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(created_at, id) > (
          select created_at, id from tutor_turns where user_id = ${userId} and id = ${after}
        )`,
      ),
    )
    .orderBy("created_at")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toTurn);
}

/** When a move was last made in a conversation. */
export async function findLastMove(
  database: Queryable,
  userId: UserId,
  { scopeKey, move }: { readonly scopeKey: string; readonly move: string },
): Promise<Date | null> {
  const row = await database
    .selectFrom("tutor_turns")
    .select("created_at")
    .where("user_id", "=", userId)
    .where("scope_key", "=", scopeKey)
    .where("move", "=", move)
    .orderBy("created_at", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.created_at ?? null;
}

/** False when the student has a turn of this id already. */
export async function insertTurn(
  database: Queryable,
  userId: UserId,
  turn: StoredTurn,
): Promise<boolean> {
  const inserted = await database
    .insertInto("tutor_turns")
    .values({
      user_id: userId,
      id: turn.id,
      scope_key: turn.scopeKey,
      scope: JSON.stringify(turn.scope),
      item_version: turn.itemVersion,
      item_state: turn.itemState,
      input: JSON.stringify(turn.input),
      intent: turn.intent,
      confidence: turn.confidence,
      move: turn.move,
      content_ids: JSON.stringify(turn.contentIds),
      parts: JSON.stringify(turn.parts),
      next: JSON.stringify(turn.next),
      engine: JSON.stringify(turn.engine),
      fallback: turn.fallback,
      model_call: turn.modelCall === null ? null : JSON.stringify(turn.modelCall),
      total_ms: turn.totalMs,
      feedback: turn.feedback,
      created_at: turn.createdAt,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

/** False when there is no such turn. */
export async function saveFeedback(
  database: Queryable,
  userId: UserId,
  { turnId, feedback }: { readonly turnId: string; readonly feedback: TutorTurn["feedback"] },
): Promise<boolean> {
  const updated = await database
    .updateTable("tutor_turns")
    .set({ feedback })
    .where("user_id", "=", userId)
    .where("id", "=", turnId)
    .returning("id")
    .executeTakeFirst();
  return updated !== undefined;
}

export async function deleteTurns(database: Queryable, userId: UserId): Promise<number> {
  const { numDeletedRows } = await database
    .deleteFrom("tutor_turns")
    .where("user_id", "=", userId)
    .executeTakeFirstOrThrow();
  return Number(numDeletedRows);
}

/** What must not be sent to a language model. */
export async function findPersonalWords(
  database: Queryable,
  userId: UserId,
): Promise<{ readonly name: string; readonly email: string } | null> {
  const row = await database
    .selectFrom("users")
    .select(["name", "email"])
    .where("user_id", "=", userId)
    .executeTakeFirst();
  return row ?? null;
}
