import type { SessionId, UserId } from "@lexiquant/domain/kernel";
import type { ItemWork } from "@lexiquant/domain/session";
import { sql, type UpdateType } from "kysely";
import type { PracticeTables } from "../../db/practice-tables.ts";
import type { Queryable } from "../../db/queryable.ts";

/** Work in progress at a position of a session. */
export interface PositionedWork {
  readonly position: number;
  readonly work: ItemWork;
}

/** The same, with what was left on the clock when the response became what it is. */
export interface StoredWork extends PositionedWork {
  /** Null where no clock ran on the server, or where that was not kept. */
  readonly remainingMs: number | null;
}

export async function listWork(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<StoredWork[]> {
  const rows = await database
    .selectFrom("item_work")
    .selectAll()
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .execute();
  return rows.map((row) => ({
    position: row.position,
    remainingMs: row.remaining_ms,
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
 * Stores a batch in one statement; what is stored stays where its revision is at least as high,
 * but for the time, of which the longer counts (the rule of `newerWork`). Each position may occur once.
 */
export async function upsertWork(
  database: Queryable,
  userId: UserId,
  {
    sessionId,
    batch,
    remainingMs = null,
  }: {
    readonly sessionId: SessionId;
    readonly batch: readonly PositionedWork[];
    /** On the server's clock, where it keeps one. */
    readonly remainingMs?: number | null;
  },
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
        remaining_ms: remainingMs,
      })),
    )
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "session_id", "position"])
        .doUpdateSet({
          revision: newer("revision"),
          response: newer("response"),
          eliminated: newer("eliminated"),
          highlights: newer("highlights"),
          scratch: newer("scratch"),
          remaining_ms: sql`case
            when item_work.revision < excluded.revision and item_work.response <> excluded.response
            then excluded.remaining_ms
            else item_work.remaining_ms end`,
          elapsed_ms: sql`greatest(item_work.elapsed_ms, excluded.elapsed_ms)`,
        })
        .where(({ or, eb, ref }) =>
          or([
            eb("item_work.revision", "<", ref("excluded.revision")),
            eb("item_work.elapsed_ms", "<", ref("excluded.elapsed_ms")),
          ]),
        ),
    )
    .execute();
}

type WorkColumns = PracticeTables["item_work"];

/** A column of whichever work has the higher revision, what is stored or what comes in. */
function newer<Column extends keyof WorkColumns & string>(column: Column) {
  return sql<UpdateType<WorkColumns[Column]>>`case
    when item_work.revision < excluded.revision then ${sql.ref(`excluded.${column}`)}
    else ${sql.ref(`item_work.${column}`)} end`;
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
