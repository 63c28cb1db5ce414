import type { KnowledgeComponentId, SessionId, UserId } from "@lexiquant/domain/kernel";
import type { Belief } from "@lexiquant/domain/learner";
import type { Queryable } from "../../db/queryable.ts";

/** What an answer of a session changed in the belief about its topic. */
export interface TopicStep {
  readonly topicId: KnowledgeComponentId;
  readonly before: Belief;
  readonly after: Belief;
}

/** Of a session's released answers, in the order in which they were taken in. */
export async function listTopicSteps(
  database: Queryable,
  userId: UserId,
  sessionId: SessionId,
): Promise<TopicStep[]> {
  const rows = await database
    .selectFrom("attempts as attempt")
    .innerJoin("learner_answers as log", (join) =>
      join.onRef("log.user_id", "=", "attempt.user_id").onRef("log.attempt_id", "=", "attempt.id"),
    )
    .select(["log.topic_id", "log.topic_before", "log.topic_after"])
    .where("attempt.user_id", "=", userId)
    .where("attempt.session_id", "=", sessionId)
    .where("attempt.released_at", "is not", null)
    .orderBy("log.sequence")
    .execute();
  return rows.flatMap(({ topic_id: topicId, topic_before: before, topic_after: after }) =>
    topicId === null || before === null || after === null ? [] : [{ topicId, before, after }],
  );
}
