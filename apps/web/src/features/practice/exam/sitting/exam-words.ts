import type { ExamMeasure, ExamSection } from "@lexiquant/contract";
import { formatDuration, plural } from "../../../../lib/format.ts";
import type { LateWork } from "./late-work.ts";

export const EXAM_MEASURE_NAMES: Record<ExamMeasure, string> = {
  "analytical-writing": "Analytical Writing",
  verbal: "Verbal Reasoning",
  quantitative: "Quantitative Reasoning",
};

/** `12 questions, 18 min`; an essay is one task. */
export function extentInWords({
  measure,
  questions,
  limitMs,
}: Pick<ExamSection, "measure" | "questions" | "limitMs">): string {
  const tasks = measure === "analytical-writing" ? "1 essay" : plural(questions, "question");
  return `${tasks}, ${limitMs === null ? "no time limit" : formatDuration(limitMs)}`;
}

/** What became of a section, for lists. */
export function sectionStateInWords({ state, endedBy }: ExamSection): string {
  if (state === "waiting") return "Still to come";
  if (state === "running") return "Under way";
  if (endedBy === "time") return "Ended when its time was up";
  return endedBy === "quit" ? "Left when you quit" : "Done";
}

const QUESTION_RULES = [
  "Inside this section you can skip questions, mark them, come back and change answers as you like.",
  "Once you leave the section you cannot come back to it.",
  "A question without a complete answer counts as wrong. A wrong answer costs nothing more, so a guess is better than none.",
] as const;

const ESSAY_RULES = [
  "You write one essay about the issue that is shown, as its directions ask.",
  "As on the test there is no check of spelling or grammar. Cut, Copy and Paste work inside the essay only.",
  "Your text is saved as you type. Once you leave the section you cannot come back to it.",
] as const;

const CALCULATOR_RULE = "An on-screen calculator is at hand.";

/** The directions of a section, a sentence each. */
export function rulesOf({ measure, limitMs }: Pick<ExamSection, "measure" | "limitMs">): string[] {
  const rules: string[] = [...(measure === "analytical-writing" ? ESSAY_RULES : QUESTION_RULES)];
  if (measure === "quantitative") rules.push(CALCULATOR_RULE);
  rules.push(
    limitMs === null
      ? "There is no time limit. You end the section yourself."
      : "When the time is up the section ends by itself, with everything that is saved by then.",
  );
  return rules;
}

/** What was done but not saved before a section's end. */
export function lateInWords({ positions, essay }: LateWork): string {
  if (essay) return "What you wrote last was not saved before the end, so it is not scored.";
  return `Your last changes to ${questionsInWords(positions)} were not saved before the end, so they are not scored. Your report will show them.`;
}

/** `question 3`, `questions 3, 4 and 7`: counted from 1, for people. */
export function questionsInWords(positions: readonly number[]): string {
  const numbers = positions.map((position) => String(position + 1));
  const list = new Intl.ListFormat("en-US").format(numbers);
  return `${numbers.length === 1 ? "question" : "questions"} ${list}`;
}

interface LeftOpen {
  readonly unanswered: number;
  readonly incomplete: number;
}

/** What exiting a section would leave behind. */
export function leftOpenInWords({ unanswered, incomplete }: LeftOpen): string {
  if (unanswered + incomplete === 0) return "All questions are answered.";
  const parts = [
    unanswered > 0 ? `${plural(unanswered, "question")} not answered` : null,
    incomplete > 0 ? `${plural(incomplete, "answer")} incomplete` : null,
  ].filter((part) => part !== null);
  return `${parts.join(" and ")}: these would count as wrong.`;
}
