import type { MasteryChange, Recommendation } from "@lexiquant/contract";
import {
  accepted,
  type ItemId,
  type KnowledgeComponentId,
  originIdOf,
  type Result,
  refused,
  type SessionId,
  type UserId,
} from "@lexiquant/domain/kernel";
import { type NextAction, nextActions, type SessionAnswer } from "@lexiquant/domain/plan";
import { hasTwins } from "../../bank/has-twins.ts";
import type { IndexedItem, ItemIndex } from "../../bank/item-index.ts";
import {
  listSessionAttempts,
  type Attempt as StoredAttempt,
} from "../../history/attempts/repository.ts";
import { listExams } from "../../history/exams/repository.ts";
import { listSections } from "../../history/exams/sections-repository.ts";
import { candidateOf } from "../../history/practice-state/load-practice-state.ts";
import { findSession } from "../../history/sessions/repository.ts";
import { findItems } from "../../history/twins/find-items.ts";
import { loadPlanState, type PlanState } from "./load-plan-state.ts";
import { readMasteryChanges } from "./mastery-changes.ts";
import type { PlanContext } from "./plan-context.ts";
import { answersOn, reasonOf } from "./reasons.ts";
import { recommendedSteps } from "./recommend-steps.ts";
import { drillFilter, startSet } from "./step-actions.ts";
import { drillView, subjectOf } from "./step-view.ts";

const MOST_STEPS = 3;
const TWIN_MINUTES = 2;
const LESSON_MINUTES = 5;

interface NextSteps {
  readonly changes: MasteryChange[];
  readonly steps: Recommendation[];
}

/** What a finished session has changed, and three steps that follow from it. */
export async function readNextSteps(
  context: PlanContext,
  userId: UserId,
  sessionId: SessionId,
): Promise<Result<NextSteps, "session-not-found" | "session-open">> {
  const { reader } = context.database;
  const session = await findSession(reader, userId, sessionId);
  if (session === null) return refused("session-not-found");
  if (session.closedAt === null) return refused("session-open");
  const steps = await stepsAfter(context, userId, [sessionId]);
  return accepted({ changes: await readMasteryChanges(context, userId, sessionId), steps });
}

/** Three steps that follow from all sections of an exam. */
export async function readExamSteps(
  context: PlanContext,
  userId: UserId,
  examId: string,
): Promise<Result<Pick<NextSteps, "steps">, "exam-not-found" | "exam-open">> {
  const { reader } = context.database;
  const sections = (await listSections(reader, userId, [examId])).get(examId) ?? [];
  if (sections.length === 0) return refused("exam-not-found");
  const open = await listExams(reader, userId, { status: "open", limit: 1 });
  if (open.some(({ id }) => id === examId)) return refused("exam-open");
  const sessionIds = sections.flatMap(({ sessionId }) => sessionId ?? []);
  return accepted({ steps: await stepsAfter(context, userId, sessionIds) });
}

/** What follows from the answers of some sessions, and where that is too little, what is recommended anyway. */
async function stepsAfter(
  context: PlanContext,
  userId: UserId,
  sessionIds: readonly SessionId[],
): Promise<Recommendation[]> {
  const { reader } = context.database;
  const state = await loadPlanState(context, userId);
  const attempts: StoredAttempt[] = [];
  for (const id of sessionIds) attempts.push(...(await listSessionAttempts(reader, userId, id)));
  const itemIds = attempts.map(({ itemId }) => itemId);
  const entries = await findItems(context, reader, { userId, itemIds });
  const answers = attempts.flatMap(({ itemId, correct }): SessionAnswer[] => {
    const entry = entries.get(itemId);
    if (entry === undefined) return [];
    return [{ item: candidateOf(entry, { isSeen: true, exposures: 0 }), isCorrect: correct }];
  });
  const actions = nextActions(state.state, state.history, answers);
  const own = actions.flatMap((action) => actionView(context, { state, entries, action }) ?? []);
  const more = own.length < MOST_STEPS ? recommendedSteps(context, state) : [];
  const steps = new Map([...own, ...more].map((step) => [step.id, step]));
  return [...steps.values()].slice(0, MOST_STEPS);
}

interface Following {
  readonly state: PlanState;
  /** What the session asked. */
  readonly entries: ItemIndex;
  readonly action: NextAction;
}

function actionView(context: PlanContext, following: Following): Recommendation | null {
  const { action, state } = following;
  switch (action.kind) {
    case "drill":
      return drillView(context, action);
    case "lesson":
      return lessonView(context, state, action);
    case "twin": {
      const missed = following.entries.get(action.missedId as ItemId); // of an answer to one of them
      return missed === undefined ? null : twinView(context, state, { action, missed });
    }
  }
}

/** A twin that is drawn for the student, or where the question has none, a new question of its skill and kind. */
function twinView(
  context: PlanContext,
  { history, state }: PlanState,
  {
    action,
    missed,
  }: { readonly action: Extract<NextAction, { kind: "twin" }>; readonly missed: IndexedItem },
): Recommendation | null {
  const target = { skill: action.skill, kind: missed.kind };
  // Not where an open session withholds its outcome: a twin's solution is as good as its own.
  const mayDraw =
    hasTwins(missed.item) && state.candidates.some(({ id }) => id === originIdOf(missed.item.id));
  if (!mayDraw && action.itemId === null) return null;
  return {
    id: `twin:${missed.item.id}`,
    subject: subjectOf(context, target),
    questions: 1,
    minutes: TWIN_MINUTES,
    reason: reasonOf("just-missed", {
      ...answersOn(history.records, target),
      pCorrect: action.pCorrect,
      count: 1,
    }),
    action: mayDraw
      ? { kind: "try-twin", itemId: missed.item.id }
      : startSet("smart", 1, { filter: drillFilter(target) }),
  };
}

function lessonView(
  context: PlanContext,
  { history }: PlanState,
  { skill, missed, share }: Extract<NextAction, { kind: "lesson" }>,
): Recommendation | null {
  const lesson = skill as KnowledgeComponentId; // looked up at once
  if (!context.lessons.has(lesson)) return null;
  const target = { skill, kind: null };
  return {
    id: `lesson:${lesson}`,
    subject: subjectOf(context, target),
    questions: 0,
    minutes: LESSON_MINUTES,
    reason: reasonOf("just-missed", {
      ...answersOn(history.records, target),
      testShare: share,
      count: missed,
    }),
    action: { kind: "read-lesson", lessonId: lesson },
  };
}
