import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import { type Selectable, sql } from "kysely";
import type { AttemptsTable } from "../../db/practice-tables.ts";
import type { Queryable } from "../../db/queryable.ts";
import type { Attempt } from "../attempts/repository.ts";

/** A first attempt whose outcome is let out. */
export interface FirstAttempt {
  readonly itemId: ItemId;
  readonly correct: boolean;
  readonly elapsedMs: number;
  readonly submittedAt: Date;
}

/** What an attempt's session granted. */
interface Granted {
  /** Multiple of the exam's time; null where no clock ran. */
  readonly paceFactor: number | null;
}

const GRANTED = sql<number | null>`(session.settings -> 'timing' ->> 'paceFactor')::float8`;

/** At most one per item (by a unique index), so the answer is bounded by the bank and not by the history. */
export async function listFirstAttempts(
  database: Queryable,
  userId: UserId,
): Promise<FirstAttempt[]> {
  return (
    database
      .selectFrom("attempts")
      .select([
        "item_id as itemId",
        "correct",
        "elapsed_ms as elapsedMs",
        "submitted_at as submittedAt",
      ])
      .where("user_id", "=", userId)
      // Written as in the index's own condition, so that the index serves it.
      .where(sql<boolean>`not seen_before`)
      .where("released_at", "is not", null)
      .execute()
  );
}

/** First attempts at a question of the bank, or at its twins that have one exam time, at one pace, added up. */
export interface FirstAttemptSum extends Granted {
  readonly originId: ItemId;
  /** Of the twins; null for the question itself. */
  readonly twinTargetSeconds: number | null;
  readonly answered: number;
  readonly right: number;
  readonly elapsedMs: number;
}

/**
 * The same attempts as `listFirstAttempts`, by question of the bank: however many twins were answered, rows stay few. What a
 * session granted is asked attempt by attempt: without statistics the embedded engine would join by going through every
 * session of the student.
 */
export async function sumFirstAttempts(
  database: Queryable,
  userId: UserId,
): Promise<FirstAttemptSum[]> {
  const { rows } = await sql<FirstAttemptSum>`
    select coalesce(twins.origin_id, attempts.item_id) as "originId",
      twins.target_seconds as "twinTargetSeconds",
      (
        select ${GRANTED} from practice_sessions as session
        where session.user_id = attempts.user_id and session.id = attempts.session_id
      ) as "paceFactor",
      count(*)::int as answered,
      (count(*) filter (where attempts.correct))::int as right,
      sum(attempts.elapsed_ms)::float8 as "elapsedMs"
    from attempts
    left join twins on twins.user_id = attempts.user_id and twins.item_id = attempts.item_id
    where attempts.user_id = ${userId} and not seen_before and released_at is not null
    group by 1, 2, 3`.execute(database);
  return rows;
}

/** Where a student stands with an item that was tried, or whose key was shown. */
export interface ItemStanding {
  readonly itemId: ItemId;
  /** The last attempt whose outcome is let out; null when all are withheld or none was made. */
  readonly last: (Pick<Attempt, "correct" | "sureness" | "elapsedMs"> & Granted) | null;
}

/**
 * How the last let-out attempt on each seen item went. One index probe per item of the bank instead of a
 * walk over all attempts: the cost stays the same however long a student has been practising.
 */
export async function listStandings(
  database: Queryable,
  userId: UserId,
  itemIds: readonly ItemId[],
): Promise<ItemStanding[]> {
  const { rows } = await sql<Standing>`
    select probe.item_id, last.correct, last.sureness, last.elapsed_ms, last.pace_factor
    from unnest(${sql.val(itemIds)}::text[]) as probe (item_id)
    left join lateral (
      select correct, sureness, elapsed_ms, ${GRANTED} as pace_factor
      from attempts
      join practice_sessions as session
        on session.user_id = attempts.user_id and session.id = attempts.session_id
      where attempts.user_id = ${userId} and attempts.item_id = probe.item_id
        and released_at is not null
      order by submitted_at desc
      limit 1
    ) as last on true
    where exists (
      select 1 from attempts
      where attempts.user_id = ${userId} and attempts.item_id = probe.item_id
    ) or exists (
      select 1 from item_reveals
      where item_reveals.user_id = ${userId} and item_reveals.item_id = probe.item_id
    )`.execute(database);
  return rows.map((row) => ({
    itemId: row.item_id,
    last:
      row.correct === null || row.elapsed_ms === null
        ? null
        : {
            correct: row.correct,
            sureness: row.sureness,
            elapsedMs: row.elapsed_ms,
            paceFactor: row.pace_factor,
          },
  }));
}

/** A row of `listStandings`: the columns of a missing last attempt are null. */
interface Standing extends Pick<Selectable<AttemptsTable>, "item_id" | "sureness"> {
  correct: boolean | null;
  elapsed_ms: number | null;
  pace_factor: number | null;
}
