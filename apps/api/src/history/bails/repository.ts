import type { SessionId, UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";

/** A decision to stay with a question that takes long, or to leave it. */
export interface Bail {
  readonly sessionId: SessionId;
  readonly position: number;
  readonly decision: "stay" | "leave";
  /** Time in view when it was asked. */
  readonly elapsedMs: number;
}

/** Keeps the first decision on a question; returns the one that is kept. */
export async function keepBail(
  transaction: Queryable,
  userId: UserId,
  { sessionId, position, decision, elapsedMs, decidedAt }: Bail & { readonly decidedAt: Date },
): Promise<Bail["decision"]> {
  await transaction
    .insertInto("bail_decisions")
    .values({
      user_id: userId,
      session_id: sessionId,
      position,
      decision,
      elapsed_ms: elapsedMs,
      decided_at: decidedAt,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "session_id", "position"]).doNothing())
    .execute();
  const kept = await transaction
    .selectFrom("bail_decisions")
    .select("decision")
    .where("user_id", "=", userId)
    .where("session_id", "=", sessionId)
    .where("position", "=", position)
    .executeTakeFirstOrThrow();
  return kept.decision;
}

/** What came of the decisions; of outcomes that are let out alone. */
export interface BailTally {
  readonly stayed: number;
  /** Of those: answered later, and right. */
  readonly stayedAnswered: number;
  readonly stayedRight: number;
  /** What the answered ones took from the decision on. */
  readonly stayedFurtherMs: number;
  readonly left: number;
  /** What the questions that were left took from the decision on, as when they were come back to. */
  readonly leftFurtherMs: number;
}

/** One statement over the student's decisions, of which there is one per question at most. */
export async function tallyBails(database: Queryable, userId: UserId): Promise<BailTally> {
  const { rows } = await sql<BailTally>`
    select
      count(*) filter (where decision = 'stay')::int as stayed,
      count(*) filter (where decision = 'stay' and correct is not null)::int as "stayedAnswered",
      count(*) filter (where decision = 'stay' and correct)::int as "stayedRight",
      coalesce(sum(further_ms) filter (where decision = 'stay' and correct is not null), 0)::float8
        as "stayedFurtherMs",
      count(*) filter (where decision = 'leave')::int as "left",
      coalesce(sum(further_ms) filter (where decision = 'leave'), 0)::float8 as "leftFurtherMs"
    from (
      select bail.decision, attempt.correct,
        greatest(0, coalesce(attempt.elapsed_ms, 0) - bail.elapsed_ms) as further_ms
      from bail_decisions as bail
      left join attempts as attempt
        on attempt.user_id = bail.user_id and attempt.session_id = bail.session_id
        and attempt.position = bail.position and attempt.released_at is not null
      where bail.user_id = ${userId}
    ) as decided`.execute(database);
  const [tally] = rows;
  if (tally === undefined) throw new Error("Decisions have no tally.");
  return tally;
}
