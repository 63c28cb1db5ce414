import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import type { StoredSession } from "./repository.ts";

/** What each question of an earlier set took. */
export interface EarlierAnswer {
  readonly itemId: ItemId;
  readonly elapsedMs: number;
}

/** The answers of the last timed set of the same mode and length that was answered throughout, in order; empty without one. */
export async function listEarlierRun(
  database: Queryable,
  userId: UserId,
  { id, itemCount, settings }: Pick<StoredSession, "id" | "itemCount" | "settings">,
): Promise<EarlierAnswer[]> {
  const { rows } = await sql<EarlierAnswer>`
    select attempt.item_id as "itemId", attempt.elapsed_ms as "elapsedMs"
    from attempts as attempt
    where attempt.user_id = ${userId} and attempt.session_id = (
      select session.id from practice_sessions as session
      where session.user_id = ${userId} and session.id <> ${id} and session.closed_at is not null
        and session.item_count = ${itemCount}
        and session.settings ->> 'mode' = ${settings.mode}
        and session.settings -> 'timing' ->> 'kind' = 'timed'
        and session.item_count = (
          select count(*) from attempts as given
          where given.user_id = ${userId} and given.session_id = session.id and not given.gave_up
        )
      order by session.closed_at desc, session.id
      limit 1
    )
    order by attempt.position`.execute(database);
  return rows;
}
