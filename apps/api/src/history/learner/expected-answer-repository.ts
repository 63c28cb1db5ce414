import type { ItemId, UserId } from "@lexiquant/domain/kernel";
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
