import { authoredParameters } from "@lexiquant/domain/adaptive";
import { type KnowledgeComponentId, originIdOf, type UserId } from "@lexiquant/domain/kernel";
import { type PCorrectRange, predict } from "@lexiquant/domain/learner";
import { expectedTime, itemTimeOf } from "@lexiquant/domain/pace";
import {
  expectedRange,
  type ItemContext,
  type QuestionFacts,
  type TopicStanding,
  type UnansweredItem,
} from "@lexiquant/domain/tutor";
import type { IndexedItem } from "../../bank/item-index.ts";
import {
  type AnswerExpectation,
  findExpectation,
} from "../../history/learner/expected-answer-repository.ts";
import type { LoadedStudent } from "../../history/learner/load-student.ts";
import { listItemTimes } from "../../history/learner/log-repository.ts";
import type { TutorServices } from "./dependencies.ts";
import { type StandingSources, standingOf } from "./standing-of.ts";

/** Answers from which a student's own pace is told, as for groups of answers. */
const LEAST_PACED = 8;

/** What is known of a student on a question: before an answer as it stands, after one as it stood before it. */
export async function loadQuestionFacts(
  services: TutorServices,
  sources: StandingSources,
  { userId, question }: { readonly userId: UserId; readonly question: ItemContext },
): Promise<QuestionFacts | null> {
  const { reader } = services.database;
  const entry = services.served.get(originIdOf(question.item.id));
  if (entry === undefined) return null;
  const { student } = sources;
  const topics = topicsOf(services, sources, entry);
  const { answersNeeded } = standingOf(services, sources, entry.measure);
  const isEvident = answersNeeded === 0;
  if (question.state === "after") {
    const known = await findExpectation(reader, userId, question.item.id);
    return {
      topics,
      answersNeeded,
      expected: known !== null && isEvident ? expectedThen(known) : null,
      expectedSeconds: known !== null && isPaced(student) ? known.expectedMs / 1000 : null,
    };
  }
  const times = await listItemTimes(reader, [
    { itemId: entry.item.id, itemVersion: entry.item.version },
  ]);
  const meeting = {
    item: itemTimeOf(entry.targetSeconds, times.get(entry.item.id)),
    student: student.speed,
    timeFactor: 1,
  };
  return {
    topics,
    answersNeeded,
    expected: isEvident ? expectedNow(student, { entry, question }) : null,
    expectedSeconds: isPaced(student) ? expectedTime(meeting).seconds : null,
  };
}

/** The topics (level 2) of its components, each once; its main one first. */
function topicsOf(
  services: TutorServices,
  sources: StandingSources,
  { item, topic }: IndexedItem,
): TopicStanding[] {
  const { components } = services.bank;
  const above = (id: KnowledgeComponentId) => {
    const node = components.get(id);
    return node?.level === 3 && node.parentId !== null ? components.get(node.parentId) : node;
  };
  const named = [topic, ...item.knowledgeComponents.flatMap((id) => above(id) ?? [])];
  return [...new Map(named.map((node) => [node.id, node])).values()].map(({ id, name }) => ({
    id,
    name,
    ...standingOf(services, sources, id),
  }));
}

/**
 * Null for a twin, which has no parameters of its own yet, and for a question that was met: its memory would tell how it
 * went, which an open session that asks it again does not tell.
 */
function expectedNow(
  { learner, model, day }: LoadedStudent,
  { entry, question }: { readonly entry: IndexedItem; readonly question: UnansweredItem },
): PCorrectRange | null {
  const { id } = question.item;
  if (id !== entry.item.id || learner.items.has(id)) return null;
  const { probability, variance } = predict(model, learner, {
    item: { id, components: entry.item.knowledgeComponents },
    context: { day, hints: question.hintsShown, isTimed: question.state === "timed" },
  });
  const { guessing } = authoredParameters(entry.item);
  return expectedRange({ probability, variance, guessing });
}

/** As the log has it, by what was known of student and item then. */
function expectedThen({ pExpected, facts, topicBefore }: AnswerExpectation): PCorrectRange {
  const { difficulty, discrimination, guessing } = facts;
  const variance = discrimination ** 2 * (topicBefore.variance + difficulty.variance);
  return expectedRange({ probability: pExpected, variance, guessing });
}

function isPaced({ speed }: LoadedStudent): boolean {
  return speed.answers >= LEAST_PACED;
}
