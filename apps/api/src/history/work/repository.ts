import type { SessionId, UserId } from "@lexiquant/domain/kernel";
import type { ItemWork } from "@lexiquant/domain/session";
import type { Queryable } from "../../db/queryable.ts";

/** Work in progress at a position of a session. */
export interface PositionedWork {
  readonly position: number;
  readonly work: ItemWork;
}

export async function listWork(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<PositionedWork[]> {
  const rows = await database
    .selectFrom("item_work")
    .selectAll()
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .execute();
  return rows.map((row) => ({
    position: row.position,
    work: {
      revision: row.revision,
      response: row.response,
      eliminatedOptionIds: row.eliminated,
      highlights: row.highlights,
      scratch: row.scratch,
      elapsedMs: row.elapsed_ms,
    },
  }));
}

/**
 * Stores a batch in one statement; what is stored stays where its revision is at least as high
 * (the rule of `newerWork`). Each position may occur once.
 */
export async function upsertWork(
  database: Queryable,
  userId: UserId,
  {
    sessionId,
    batch,
  }: { readonly sessionId: SessionId; readonly batch: readonly PositionedWork[] },
): Promise<void> {
  if (batch.length === 0) return;
  await database
    .insertInto("item_work")
    .values(
      batch.map(({ position, work }) => ({
        user_id: userId,
        session_id: sessionId,
        position,
        revision: work.revision,
        response: JSON.stringify(work.response),
        eliminated: JSON.stringify(work.eliminatedOptionIds),
        highlights: JSON.stringify(work.highlights),
        scratch: work.scratch,
        elapsed_ms: work.elapsedMs,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "session_id", "position"])
        .doUpdateSet(({ ref }) => ({
          revision: ref("excluded.revision"),
          response: ref("excluded.response"),
          eliminated: ref("excluded.eliminated"),
          highlights: ref("excluded.highlights"),
          scratch: ref("excluded.scratch"),
          elapsed_ms: ref("excluded.elapsed_ms"),
        }))
        .whereRef("item_work.revision", "<", "excluded.revision"),
    )
    .execute();
}

export async function listRevisions(
  database: Queryable,
  userId: UserId,
  {
    sessionId,
    positions,
  }: { readonly sessionId: SessionId; readonly positions: readonly number[] },
): Promise<{ position: number; revision: number }[]> {
  if (positions.length === 0) return [];
  return database
    .selectFrom("item_work")
    .select(["position", "revision"])
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .where("position", "in", positions)
    .orderBy("position")
    .execute();
}
