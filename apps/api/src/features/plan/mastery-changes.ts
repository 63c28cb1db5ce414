import type { MasteryChange } from "@lexiquant/contract";
import { authoredScoringItem } from "@lexiquant/domain/adaptive";
import {
  groupBy,
  type KnowledgeComponentId,
  type SessionId,
  type UserId,
} from "@lexiquant/domain/kernel";
import { pCorrectInMiddle } from "@lexiquant/domain/learner";
import { listTopicSteps, type TopicStep } from "../../history/mastery/repository.ts";
import type { PlanContext } from "./plan-context.ts";

/** What a session has changed, topic by topic, the largest change first; from what was kept when its answers were taken in. */
export async function readMasteryChanges(
  context: PlanContext,
  userId: UserId,
  sessionId: SessionId,
): Promise<MasteryChange[]> {
  const steps = await listTopicSteps(context.database.reader, userId, sessionId);
  return (
    [...groupBy(steps, ({ topicId }) => topicId).values()]
      .flatMap((group) => changeOf(context, group) ?? [])
      // Answers that were not worked for change nothing.
      .filter(({ after, before }) => after !== before)
      .sort((one, other) => sizeOf(other) - sizeOf(one))
  );
}

const sizeOf = ({ before, after }: MasteryChange) => Math.abs(after - before);

function changeOf(
  context: PlanContext,
  steps: readonly [TopicStep, ...TopicStep[]],
): MasteryChange | null {
  const [{ topicId, before }] = steps;
  const topic = context.bank.components.get(topicId);
  const last = steps.at(-1);
  if (topic === undefined || last === undefined) return null;
  const guessing = guessingIn(context, topicId);
  const after = pCorrectInMiddle(last.after, guessing);
  return {
    id: topic.id,
    name: topic.name,
    measure: topic.measure,
    answers: steps.length,
    before: pCorrectInMiddle(before, guessing).estimate,
    after: after.estimate,
    low: after.low,
    high: after.high,
  };
}

/** Chance of a right answer without knowing, averaged over the topic's questions. */
function guessingIn({ index }: PlanContext, topicId: KnowledgeComponentId): number {
  const own = [...index.values()].filter(({ topic }) => topic.id === topicId);
  const chances = own.map(({ item }) => authoredScoringItem(item).guessing);
  return chances.length === 0 ? 0 : chances.reduce((sum, c) => sum + c, 0) / chances.length;
}
