import type { ItemId, SessionId, UserId } from "@lexiquant/domain/kernel";
import type { Belief } from "@lexiquant/domain/learner";
import type { AnswerFacts } from "../../db/learner-tables.ts";
import type { Queryable } from "../../db/queryable.ts";

/** What was expected of an answer before it came. */
export interface AnswerExpectation {
  readonly pExpected: number;
  readonly expectedMs: number;
  readonly facts: AnswerFacts;
  /** Ability in the topic then. */
  readonly topicBefore: Belief;
}

/** Of the latest answer to an item that was let out and taken in; null without one. */
export async function findExpectation(
  database: Queryable,
  userId: UserId,
  itemId: ItemId,
): Promise<AnswerExpectation | null> {
  const row = await database
    .selectFrom("attempts as attempt")
    .innerJoin("learner_answers as log", (join) =>
      join.onRef("log.user_id", "=", "attempt.user_id").onRef("log.attempt_id", "=", "attempt.id"),
    )
    .select(["log.p_expected", "log.expected_ms", "log.facts", "log.topic_before"])
    .where("attempt.user_id", "=", userId)
    .where("attempt.item_id", "=", itemId)
    .where("attempt.released_at", "is not", null)
    .orderBy("attempt.submitted_at", "desc")
    .orderBy("attempt.id")
    .limit(1)
    .executeTakeFirst();
  if (row === undefined) return null;
  const { p_expected, expected_ms, facts, topic_before } = row;
  if (p_expected === null || expected_ms === null || facts === null) return null;
  if (topic_before === null) return null;
  return { pExpected: p_expected, expectedMs: expected_ms, facts, topicBefore: topic_before };
}

/** What was expected of an answer in a session before it came. */
export interface PlacedExpectation extends Pick<AnswerExpectation, "pExpected" | "facts"> {
  readonly position: number;
}

/** Of the answers of a session that were let out and taken in. */
export async function listSessionExpectations(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<PlacedExpectation[]> {
  const rows = await database
    .selectFrom("attempts as attempt")
    .innerJoin("learner_answers as log", (join) =>
      join.onRef("log.user_id", "=", "attempt.user_id").onRef("log.attempt_id", "=", "attempt.id"),
    )
    .select(["attempt.position", "log.p_expected as pExpected", "log.facts"])
    .where("attempt.user_id", "=", userId)
    .where("attempt.session_id", "=", sessionId)
    .orderBy("attempt.position")
    .execute();
  return rows.flatMap(({ position, pExpected, facts }) =>
    pExpected === null || facts === null ? [] : [{ position, pExpected, facts }],
  );
}
