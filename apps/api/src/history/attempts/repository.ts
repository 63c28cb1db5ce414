import type { ItemId, SessionId, UserId } from "@lexiquant/domain/kernel";
import type { Submission } from "@lexiquant/domain/session";
import type { Selectable } from "kysely";
import type { AttemptsTable } from "../../db/practice-tables.ts";
import type { Queryable } from "../../db/queryable.ts";

/** A submission that was accepted, with how it was judged. */
export interface Attempt extends Submission {
  readonly itemId: ItemId;
  readonly itemVersion: number;
  readonly correct: boolean;
  readonly submittedAt: Date;
  readonly hintLevel: number;
  readonly gaveUp: boolean;
  readonly seenBefore: boolean;
  /** Null while the session withholds its outcomes. */
  readonly releasedAt: Date | null;
  /**
   * Left on the clock when the answer was given, for an incomplete one at the section's end; null where no clock ran, or
   * where that was not kept.
   */
  readonly remainingMs: number | null;
}

export function toAttempt(row: Selectable<AttemptsTable>): Attempt {
  return {
    id: row.id,
    sessionId: row.session_id,
    position: row.position,
    itemId: row.item_id,
    itemVersion: row.item_version,
    response: row.response,
    correct: row.correct,
    elapsedMs: row.elapsed_ms,
    sureness: row.sureness,
    submittedAt: row.submitted_at,
    hintLevel: row.hint_level,
    gaveUp: row.gave_up,
    seenBefore: row.seen_before,
    releasedAt: row.released_at,
    remainingMs: row.remaining_ms,
  };
}

/** The student's attempt with an id, or at a position, whichever is there. */
export async function findAttempts(
  database: Queryable,
  userId: UserId,
  wanted: Pick<Submission, "id" | "sessionId" | "position">,
): Promise<Attempt[]> {
  const rows = await database
    .selectFrom("attempts")
    .selectAll()
    .where("user_id", "=", userId)
    .where(({ and, eb, or }) =>
      or([
        eb("id", "=", wanted.id),
        and([eb("session_id", "=", wanted.sessionId), eb("position", "=", wanted.position)]),
      ]),
    )
    .execute();
  return rows.map(toAttempt);
}

export async function listSessionAttempts(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<Attempt[]> {
  const rows = await database
    .selectFrom("attempts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .orderBy("position")
    .execute();
  return rows.map(toAttempt);
}

/** The latest attempts on an item whose outcome is let out, newest first. */
export async function listReleasedAttempts(
  database: Queryable,
  userId: UserId,
  { itemId, limit }: { readonly itemId: ItemId; readonly limit: number },
): Promise<Attempt[]> {
  const rows = await database
    .selectFrom("attempts")
    .selectAll()
    .where("user_id", "=", userId)
    .where("item_id", "=", itemId)
    .where("released_at", "is not", null)
    .orderBy("submitted_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
  return rows.map(toAttempt);
}

/** Whether the student has tried the item before, or has been shown its key. */
export async function isItemSeen(
  database: Queryable,
  userId: UserId,
  itemId: ItemId,
): Promise<boolean> {
  const row = await database
    .selectNoFrom(({ exists, or, selectFrom }) =>
      or([
        exists(
          selectFrom("attempts")
            .select("id")
            .where("user_id", "=", userId)
            .where("item_id", "=", itemId),
        ),
        exists(
          selectFrom("item_reveals")
            .select("item_id")
            .where("user_id", "=", userId)
            .where("item_id", "=", itemId),
        ),
      ]).as("seen"),
    )
    .executeTakeFirstOrThrow();
  return Boolean(row.seen);
}

/** False when another attempt holds the id, the position or the place of the first attempt on the item. */
export async function insertAttempt(
  database: Queryable,
  userId: UserId,
  attempt: Attempt,
): Promise<boolean> {
  const inserted = await database
    .insertInto("attempts")
    .values({
      user_id: userId,
      id: attempt.id,
      session_id: attempt.sessionId,
      position: attempt.position,
      item_id: attempt.itemId,
      item_version: attempt.itemVersion,
      response: JSON.stringify(attempt.response),
      correct: attempt.correct,
      elapsed_ms: attempt.elapsedMs,
      sureness: attempt.sureness,
      submitted_at: attempt.submittedAt,
      hint_level: attempt.hintLevel,
      gave_up: attempt.gaveUp,
      seen_before: attempt.seenBefore,
      released_at: attempt.releasedAt,
      remaining_ms: attempt.remainingMs,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning("id")
    .executeTakeFirst();
  return inserted !== undefined;
}

export async function releaseAttempts(
  database: Queryable,
  userId: UserId,
  { sessionId, releasedAt }: { readonly sessionId: SessionId; readonly releasedAt: Date },
): Promise<void> {
  await database
    .updateTable("attempts")
    .set({ released_at: releasedAt })
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .where("released_at", "is", null)
    .execute();
}
