import type { Recommendation } from "@lexiquant/contract";
import { DIAGNOSTIC_DESIGN } from "@lexiquant/domain/diagnostic";
import type { KnowledgeComponentId } from "@lexiquant/domain/kernel";
import {
  type Drill,
  type DrillTarget,
  largestShortfall,
  type RecommendedStep,
} from "@lexiquant/domain/plan";
import { MAX_SESSION_ITEMS } from "@lexiquant/domain/session";
import { SESSION_WORDS } from "@lexiquant/domain/spacing";
import { WORD_SKILLS } from "@lexiquant/domain/vocabulary";
import type { PlanState } from "./load-plan-state.ts";
import type { PlanContext } from "./plan-context.ts";
import { drillReason, reasonOf } from "./reasons.ts";
import { drillFilter, startSet } from "./step-actions.ts";

const DIAGNOSTIC_QUESTIONS = DIAGNOSTIC_DESIGN.blocks.reduce((sum, size) => sum + size, 0);
const SECONDS_PER_MINUTE = 60;
export const REVIEW_ID = "review";
export const WORDS_ID = "words";

type StepOf<Kind extends RecommendedStep["kind"]> = Extract<RecommendedStep, { kind: Kind }>;

/** A step as it is offered; null where the student cannot take it now. */
export function stepView(
  context: PlanContext,
  state: PlanState,
  step: RecommendedStep,
): Recommendation | null {
  switch (step.kind) {
    case "drill":
      return drillView(context, step);
    case "reviews":
      return reviewView(state, step);
    case "mock":
      return mockView(context, state, step);
    case "diagnostic":
      return diagnosticView(state);
  }
}

export function drillView(context: PlanContext, drill: Drill): Recommendation {
  const { target, questions, minutes, reason } = drill;
  return {
    id: `drill:${target.skill}:${target.kind ?? "all"}`,
    subject: subjectOf(context, target),
    questions,
    minutes: wholeMinutes(minutes),
    reason: drillReason(reason),
    action: startSet("smart", questions, { filter: drillFilter(target) }),
  };
}

/** What a skill is called in the tree of topics. */
export function subjectOf(
  { bank }: PlanContext,
  { skill, kind }: DrillTarget,
): Recommendation["subject"] {
  const node = bank.components.get(skill as KnowledgeComponentId); // null below for what is no node
  if (node === undefined) return null;
  return { measure: node.measure, topic: { id: node.id, name: node.name }, kind };
}

function reviewView({ reviews }: PlanState, step: StepOf<"reviews">): Recommendation | null {
  const { due } = reviews;
  if (due === 0) return null;
  // What one click starts; the reason tells of all that are due.
  const questions = Math.min(due, MAX_SESSION_ITEMS);
  return {
    id: REVIEW_ID,
    subject: null,
    questions,
    minutes: wholeMinutes((step.minutes * questions) / step.questions),
    reason: reasonOf("due-mistakes", {
      count: due,
      pCorrect: step.reason.pCorrect,
    }),
    action: startSet("review", questions),
  };
}

/** So many due words are worth a session. */
const LEAST_DUE_WORDS = 5;
const SECONDS_PER_WORD = 12;

/** A session of words where they cost most, due and new, or where enough are due; null otherwise. */
export function wordsView(state: PlanState): Recommendation | null {
  const { due, today } = state.words;
  const costly = costlyWords(state);
  const count = costly === null ? due : today;
  if (count < (costly === null ? LEAST_DUE_WORDS : 1)) return null;
  const questions = Math.min(count, SESSION_WORDS);
  return {
    id: WORDS_ID,
    subject: null,
    questions,
    minutes: wholeMinutes((questions * SECONDS_PER_WORD) / SECONDS_PER_MINUTE),
    reason: costly ?? reasonOf("due-words", { count }),
    action: { kind: "review-words" },
  };
}

/** So many words and answers have to be behind it. */
const LEAST_SAID = 10;

function costlyWords({ state, student, words }: PlanState): Recommendation["reason"] | null {
  const found = largestShortfall(state, WORD_SKILLS);
  const { met, known } = student.words;
  const answers = WORD_SKILLS.map((skill) => state.learner.skills.get(skill)?.answers ?? 0);
  const said = answers.reduce((sum, count) => sum + count, met);
  if (found === null || said < LEAST_SAID) return null;
  return reasonOf("costly-words", {
    answered: met,
    right: known,
    testShare: found.share,
    count: words.today,
  });
}

function mockView(
  { mock }: PlanContext,
  { maySitExam }: PlanState,
  { reason: { answersSinceMock, daysSinceMock } }: StepOf<"mock">,
): Recommendation | null {
  if (mock === null || !maySitExam) return null;
  const { formatId, minutes, questions } = mock;
  return {
    id: `mock:${formatId}`,
    subject: null,
    questions,
    minutes,
    reason: reasonOf("mock-due", { daysSince: daysSinceMock, count: answersSinceMock }),
    action: { kind: "sit-exam", formatId },
  };
}

/** One diagnostic finds out about both measures, whichever of them asks for it. */
function diagnosticView({ mayBeDiagnosed, paceFactor, student }: PlanState): Recommendation | null {
  if (!mayBeDiagnosed) return null;
  return {
    id: "diagnostic",
    subject: null,
    questions: DIAGNOSTIC_QUESTIONS,
    minutes: wholeMinutes((paceFactor * DIAGNOSTIC_DESIGN.seconds) / SECONDS_PER_MINUTE),
    reason: reasonOf("little-known", { count: student.answers }),
    action: startSet("diagnostic", DIAGNOSTIC_QUESTIONS, { paceFactor }),
  };
}

function wholeMinutes(minutes: number): number {
  return Math.max(1, Math.round(minutes));
}
