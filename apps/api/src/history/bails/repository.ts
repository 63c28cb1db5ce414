import type { SessionId, UserId } from "@lexiquant/domain/kernel";
import { type ExpectedTime, type StayDecision, timeOf } from "@lexiquant/domain/pace";
import type { Queryable } from "../../db/queryable.ts";

/** A decision to stay with a question that takes long, or to leave it. */
export interface Bail {
  readonly sessionId: SessionId;
  readonly position: number;
  readonly decision: "stay" | "leave";
  /** Time in view when it was asked. */
  readonly elapsedMs: number;
}

/** What is expected of the student on the question when it is asked. */
export interface BailExpectation {
  readonly expected: Pick<ExpectedTime, "seconds" | "logDeviation">;
  readonly pCorrect: number;
  readonly guessing: number;
}

interface NewBail extends Bail {
  readonly decidedAt: Date;
  /** Null of a question that is served no more. */
  readonly expectation: BailExpectation | null;
}

/** Keeps the first decision on a question; returns the one that is kept. */
export async function keepBail(
  transaction: Queryable,
  userId: UserId,
  { sessionId, position, decision, elapsedMs, decidedAt, expectation }: NewBail,
): Promise<Bail["decision"]> {
  await transaction
    .insertInto("bail_decisions")
    .values({
      user_id: userId,
      session_id: sessionId,
      position,
      decision,
      elapsed_ms: elapsedMs,
      expected_ms: expectation && Math.round(1000 * expectation.expected.seconds),
      log_deviation: expectation?.expected.logDeviation ?? null,
      p_correct: expectation?.pCorrect ?? null,
      guessing: expectation?.guessing ?? null,
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

/** A decision, and what came of it. */
export interface KeptDecision extends StayDecision {
  readonly sessionId: SessionId;
  readonly position: number;
}

/**
 * The latest decisions whose outcome is let out, newest first; those of a session that has ended without an answer count as
 * not right. Left out is what was decided before it was kept what was expected.
 */
export async function listDecisions(
  database: Queryable,
  userId: UserId,
  limit: number,
): Promise<KeptDecision[]> {
  const rows = await database
    .selectFrom("bail_decisions as bail")
    .innerJoin("practice_sessions as session", (join) =>
      join
        .onRef("session.user_id", "=", "bail.user_id")
        .onRef("session.id", "=", "bail.session_id"),
    )
    .leftJoin("attempts as attempt", (join) =>
      join
        .onRef("attempt.user_id", "=", "bail.user_id")
        .onRef("attempt.session_id", "=", "bail.session_id")
        .onRef("attempt.position", "=", "bail.position"),
    )
    .leftJoin("item_work as work", (join) =>
      join
        .onRef("work.user_id", "=", "bail.user_id")
        .onRef("work.session_id", "=", "bail.session_id")
        .onRef("work.position", "=", "bail.position"),
    )
    .select([
      "bail.session_id as sessionId",
      "bail.position",
      "bail.decision as choice",
      "bail.elapsed_ms as askedMs",
      "bail.expected_ms",
      "bail.log_deviation",
      "bail.p_correct",
      "bail.guessing",
      "attempt.correct",
      "attempt.elapsed_ms as answered_ms",
      "work.elapsed_ms as worked_ms",
    ])
    .where("bail.user_id", "=", userId)
    .where(({ eb, or }) =>
      or([eb("attempt.released_at", "is not", null), eb("session.closed_at", "is not", null)]),
    )
    .orderBy("bail.decided_at", "desc")
    .orderBy("bail.position")
    .limit(limit)
    .execute();
  return rows.flatMap(({ expected_ms, log_deviation, p_correct, guessing, ...row }) => {
    if (expected_ms === null || log_deviation === null) return [];
    if (p_correct === null || guessing === null) return [];
    const { sessionId, position, choice, askedMs } = row;
    const elapsedMs = Math.max(askedMs, row.answered_ms ?? row.worked_ms ?? 0);
    const isCorrect = row.correct ?? false;
    const expected = timeOf(Math.log(expected_ms / 1000), log_deviation ** 2);
    const outcome = { elapsedMs, isCorrect, pCorrect: p_correct, guessing };
    return [{ sessionId, position, choice, askedMs, expected, ...outcome }];
  });
}
