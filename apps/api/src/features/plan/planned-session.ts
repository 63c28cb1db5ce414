import type { NextAction, PlannedSession } from "@lexiquant/contract";
import type { Measure } from "@lexiquant/domain/item";
import type { ItemId } from "@lexiquant/domain/kernel";
import { MAX_SESSION_ITEMS, type PaceFactor } from "@lexiquant/domain/session";
import { SESSION_WORDS } from "@lexiquant/domain/spacing";
import type { Activity, PlannedSession as Planned } from "@lexiquant/domain/study-plan";
import { mondayOf } from "@lexiquant/domain/study-plan";
import { dayOf } from "../../history/learner/student-state.ts";
import { writeEssay } from "./essay-view.ts";
import type { PlanContext } from "./plan-context.ts";
import type { PlanParts } from "./plan-parts.ts";
import { drillFilter, measureFilter, startSet } from "./step-actions.ts";
import { subjectOf } from "./step-view.ts";

/** What a session is about and what one click does; as many questions as there are to be asked now. */
type Content = Pick<PlannedSession, "kind" | "questions" | "subject" | "action">;

export function plannedSession(
  context: PlanContext,
  parts: PlanParts,
  { day, ...draft }: Planned,
): PlannedSession {
  const { isTimed, minutes } = draft;
  const content = contentOf(context, parts, draft);
  const isThisWeek = mondayOf(dayOf(new Date(day))) === mondayOf(parts.today);
  return { day, minutes, isTimed, ...content, action: isThisWeek ? content.action : null };
}

type Draft = Pick<Planned, "isTimed" | "minutes"> & { readonly activity: Activity };

function contentOf(context: PlanContext, parts: PlanParts, draft: Draft): Content {
  const { activity } = draft;
  switch (activity.kind) {
    case "drill":
      return drillContent(context, parts, { ...draft, subject: activity.subject });
    case "mixed-set":
      return mixedContent(context, parts, { ...draft, measure: activity.measure });
    case "mistakes":
      return reviewContent(parts, draft);
    case "vocabulary":
      return wordsContent(parts);
    case "essay":
      return essayContent(context, parts);
    case "mock": {
      const questions = context.mock?.questions ?? null;
      return { kind: "mock", questions, subject: null, action: sit(parts, context.mock) };
    }
  }
}

function drillContent(
  context: PlanContext,
  { drills, state }: PlanParts,
  { subject, isTimed, minutes }: Draft & { readonly subject: string },
): Content {
  const known = drills.get(subject);
  if (known === undefined) throw new Error(`The plan has a drill that nobody ranked: ${subject}`);
  const { drill } = known;
  const fitting = Math.round((minutes * drill.questions) / drill.minutes);
  // What was counted for the drill is there for certain.
  const questions = Math.min(drill.questions, Math.max(1, fitting));
  const filter = drillFilter(drill.target);
  return {
    kind: "drill",
    questions,
    subject: subjectOf(context, drill.target),
    action: startSet("smart", questions, { filter, paceFactor: paceOf(state, isTimed) }),
  };
}

function mixedContent(
  context: PlanContext,
  parts: PlanParts,
  { isTimed, measure, minutes }: Draft & { readonly measure: Measure },
): Content {
  const available = unmetOf(context, parts, measure);
  const fitting = Math.round(minutes / minutesPerQuestion(context, measure));
  const questions = Math.min(MAX_SESSION_ITEMS, available, Math.max(1, fitting));
  return {
    kind: "mixed-set",
    questions: questions === 0 ? null : questions,
    subject: { measure, topic: null, kind: null },
    action:
      questions === 0
        ? null
        : startSet("smart", questions, {
            filter: measureFilter(measure),
            paceFactor: paceOf(parts.state, isTimed),
          }),
  };
}

function paceOf({ paceFactor }: PlanParts["state"], isTimed: boolean): PaceFactor | null {
  return isTimed ? paceFactor : null;
}

function unmetOf({ index }: PlanContext, { state }: PlanParts, measure: Measure): number {
  return state.state.candidates.filter(
    ({ id, isSeen }) => !isSeen && index.get(id as ItemId)?.measure === measure, // ids of the index
  ).length;
}

/** The exam's time for a question, by what it asks. */
function minutesPerQuestion({ demands }: PlanContext, measure: Measure): number {
  let [minutes, shares] = [0, 0];
  for (const [skill, { medianMinutes, share }] of demands) {
    if (!skill.startsWith(`${measure}.`)) continue;
    minutes += share * medianMinutes;
    shares += share;
  }
  return shares === 0 ? 1 : minutes / shares;
}

const MINUTES_PER_REVIEW = 2;

function reviewContent({ state: { reviews } }: PlanParts, { minutes }: Draft): Content {
  const there = reviews.due > 0 ? reviews.due : reviews.open;
  const questions = Math.min(there, Math.max(1, Math.round(minutes / MINUTES_PER_REVIEW)));
  return {
    kind: "review",
    questions: questions === 0 ? null : questions,
    subject: null,
    action: questions === 0 ? null : startSet("review", questions),
  };
}

/** As many words as one session has; nothing to click where the day's plan is done. */
function wordsContent({ state: { words } }: PlanParts): Content {
  const questions = Math.min(words.today, SESSION_WORDS);
  const isDone = questions === 0;
  return {
    kind: "vocabulary",
    questions: isDone ? null : questions,
    subject: null,
    action: isDone ? null : { kind: "review-words" },
  };
}

function essayContent({ essayMinutes }: PlanContext, { state }: PlanParts): Content {
  const action = essayMinutes === null ? null : writeEssay(state.writing);
  return { kind: "essay", questions: 1, subject: null, action };
}

function sit({ state }: PlanParts, exam: PlanContext["mock"]): NextAction | null {
  if (exam === null || !state.maySitExam) return null;
  return { kind: "sit-exam", formatId: exam.formatId };
}
