import { EMPTY_FILTER, type ExamReport, type PracticeFilter } from "@lexiquant/contract";
import { lessonAddress } from "../../../../items/lesson-address.ts";
import { plural } from "../../../../lib/format.ts";
import { writeChoice } from "../../filters/filters-in-address.ts";
import type { Action } from "../../results/action-card.tsx";
import type { Debrief } from "./debrief.ts";
import { isMissed, type PlacedQuestion, questionsOf } from "./report-questions.ts";

const STEPS = 3;
const PRACTICE_QUESTIONS = 10;

export interface NextSteps {
  /** The missed question of which a twin is offered; null where no missed one has any. */
  readonly twinOf: PlacedQuestion | null;
  /** With the twin three in all. */
  readonly actions: readonly Action[];
}

/** What follows from the figures, the most telling first. */
export function nextStepsOf(report: ExamReport, { topic, kind }: Debrief): NextSteps {
  const missed = questionsOf(report).filter(isMissed);
  const withTwins = (questions: readonly PlacedQuestion[]) =>
    questions.find(
      (placed) => isMissed(placed) && placed.question.attempt !== null && placed.question.hasTwins,
    );
  const twinOf = withTwins(topic?.questions ?? []) ?? withTwins(missed) ?? null;
  const actions: Action[] = [];
  if (topic !== null && topic.topicId !== null) {
    actions.push(
      {
        to: practiceAddress({ topics: [topic.topicId] }),
        title: `Practice: ${topic.name}`,
        text: `${PRACTICE_QUESTIONS} questions on the topic that cost most here: ${topic.missed} of ${topic.questions.length} missed.`,
      },
      {
        to: lessonAddress(topic.topicId),
        title: `Lesson: ${topic.name}`,
        text: "The rules of the topic on one page, with examples.",
      },
    );
  }
  if (kind !== null) {
    actions.push({
      to: practiceAddress({ kinds: [kind.kind], statuses: ["unseen"] }),
      title: `New questions: ${kind.name}`,
      text: `Unseen questions of the type that cost most here: ${kind.missed} of ${kind.questions.length} missed.`,
    });
  }
  if (missed.length > 0) actions.push(lookAgain(report, missed.length));
  actions.push({
    to: "/practice/mode",
    title: "Choose another practice",
    text: "All modes, with what is recommended next.",
  });
  return { twinOf, actions: actions.slice(0, twinOf === null ? STEPS : STEPS - 1) };
}

function practiceAddress(part: Partial<PracticeFilter>): string {
  return `/practice/filters${writeChoice({
    filter: { ...EMPTY_FILTER, ...part },
    settings: { mode: "topic", timing: { kind: "untimed" }, feedback: "each" },
    itemCount: PRACTICE_QUESTIONS,
  })}`;
}

function lookAgain({ id }: ExamReport, missed: number): Action {
  return {
    to: `/practice/results?exam=${id}&show=wrong#questions`,
    title: "Go through the missed ones",
    text: `${plural(missed, "question")} of this exam, with every option’s reason.`,
  };
}
