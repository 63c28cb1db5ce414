import { attemptIdSchema, type SessionId } from "@lexiquant/domain/kernel";
import { proposeCause } from "@lexiquant/domain/mistakes";
import { listSessionAttempts } from "../../history/attempts/repository.ts";
import { listSections, type StoredSection } from "../../history/exams/sections-repository.ts";
import { becauseOf } from "../../history/learner/because-of.ts";
import { addMistakeCounts } from "../../history/learner/mistake-counts-repository.ts";
import { insertMistakes, type Mistake } from "../../history/learner/mistakes-repository.ts";
import { listWork } from "../../history/work/repository.ts";
import type { ExamContext, Sitting } from "./dependencies.ts";
import { type AskedItem, sectionItems } from "./section-items.ts";

/**
 * Puts what an ended exam has left unanswered into the error log. Nothing was answered, so nothing is learned of ability or
 * of items from it. A section that was quit says nothing.
 */
export async function logUnanswered(context: ExamContext, sitting: Sitting): Promise<void> {
  const { transaction, userId, exam } = sitting;
  const sections = (await listSections(transaction, userId, [exam.id])).get(exam.id) ?? [];
  for (const section of sections) {
    const { endedBy, sessionId } = section;
    if (sessionId === null || endedBy === null || endedBy === "quit") continue;
    const left = await unansweredOf(context, sitting, { section, sessionId });
    await insertMistakes(transaction, userId, left);
    await addMistakeCounts(transaction, userId, left);
  }
}

interface EndedSection {
  readonly section: StoredSection;
  readonly sessionId: SessionId;
}

async function unansweredOf(
  context: ExamContext,
  sitting: Sitting,
  { section, sessionId }: EndedSection,
): Promise<Mistake[]> {
  const { transaction, userId, now } = sitting;
  const attempts = await listSessionAttempts(transaction, userId, sessionId);
  const answered = new Set(attempts.map(({ position }) => position));
  const work = await listWork(transaction, userId, sessionId);
  const elapsedAt = new Map(work.map((entry) => [entry.position, entry.work.elapsedMs]));
  const asked = await sectionItems(context, sitting, sessionId);
  return asked
    .filter(({ position }) => !answered.has(position))
    .map((question) => ({
      ...questionFacts(question),
      ...proposalFor(question, section),
      attemptId: attemptIdSchema.parse(context.newId()),
      sessionId,
      luckyGuess: false,
      unanswered: true,
      sureness: null,
      elapsedMs: elapsedAt.get(question.position) ?? 0,
      expectedMs: null,
      misconceptions: [],
      submittedAt: section.endedAt ?? now,
    }));
}

function questionFacts({ itemId, entry }: AskedItem) {
  const { measure, kind, topic, difficulty } = entry;
  return { itemId, measure, kind, topicId: topic.id, difficulty };
}

/** Time, where the clock ended the section; with time to spare nothing speaks for a cause. */
function proposalFor({ entry }: AskedItem, { endedBy }: StoredSection) {
  const { cause, evidence } = proposeCause({
    measure: entry.measure,
    misconceptionIds: [],
    isUnanswered: true,
    clock: endedBy === "time" ? "ran-out" : "enough",
    pace: null,
    sureness: null,
    pCorrect: null,
    pMastery: null,
  });
  return { cause, because: becauseOf(evidence) };
}
