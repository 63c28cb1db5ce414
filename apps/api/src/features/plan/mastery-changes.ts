import type { MasteryChange } from "@lexiquant/contract";
import { groupBy, type SessionId, type UserId } from "@lexiquant/domain/kernel";
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
  const guessing = context.guessingIn.get(topicId) ?? 0;
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
