import type { ExamReport, ExamReportQuestion, ExamReportSection } from "@lexiquant/contract";
import { verdictOf } from "../../results/result-words.ts";

/** A question with the section in which it was asked. */
export interface PlacedQuestion {
  readonly section: ExamReportSection;
  readonly question: ExamReportQuestion;
}

/** Names a question in an address: place of its section, then its position, as `1-6`. */
export function questionKey({ section, question }: PlacedQuestion): string {
  return `${section.place}-${question.position}`;
}

/** In the order of the exam. */
export function questionsOf({ sections }: ExamReport): PlacedQuestion[] {
  return sections.flatMap((section) =>
    section.questions.map((question) => ({ section, question })),
  );
}

/** Wrong or not answered: no point either way. */
export function isMissed({ question }: PlacedQuestion): boolean {
  return verdictOf(question) !== "right";
}

export const QUESTION_FILTERS = ["all", "wrong", "unanswered", "marked", "changed"] as const;
export type QuestionFilter = (typeof QUESTION_FILTERS)[number];

const FILTERS: Record<QuestionFilter, (question: ExamReportQuestion) => boolean> = {
  all: () => true,
  wrong: (question) => verdictOf(question) === "wrong",
  unanswered: (question) => verdictOf(question) === "not-answered",
  marked: ({ marked }) => marked,
  changed: ({ change }) => change !== "none",
};

export function filterQuestions(
  questions: readonly PlacedQuestion[],
  filter: QuestionFilter,
): PlacedQuestion[] {
  return questions.filter(({ question }) => FILTERS[filter](question));
}
