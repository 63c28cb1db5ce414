import type { SessionId, UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";

/** A session in figures. */
export interface SessionTally {
  readonly answered: number;
  readonly correct: number;
  /** Time in view, that of unanswered items included. */
  readonly elapsedMs: number;
}

export const EMPTY_TALLY: SessionTally = { answered: 0, correct: 0, elapsedMs: 0 };

/** Of sessions in which anything was done: see `EMPTY_TALLY`. */
export async function tallySessions(
  database: Queryable,
  userId: UserId,
  sessionIds: readonly SessionId[],
): Promise<Map<SessionId, SessionTally>> {
  const { rows } = await sql<SessionTally & { session_id: SessionId }>`
    select session_id, sum(answered)::int as answered, sum(correct)::int as correct,
      sum(elapsed_ms)::float8 as "elapsedMs"
    from (
      select session_id, 1 as answered, correct::int as correct, elapsed_ms
      from attempts
      where user_id = ${userId} and session_id = any (${sql.val(sessionIds)}::uuid[])
      union all
      select session_id, 0, 0, elapsed_ms
      from item_work
      where user_id = ${userId} and session_id = any (${sql.val(sessionIds)}::uuid[])
        and not exists (
          select 1 from attempts
          where attempts.user_id = item_work.user_id
            and attempts.session_id = item_work.session_id
            and attempts.position = item_work.position
        )
    ) as done
    group by session_id`.execute(database);
  return new Map(
    rows.map(({ session_id, answered, correct, elapsedMs }) => [
      session_id,
      { answered, correct, elapsedMs },
    ]),
  );
}
