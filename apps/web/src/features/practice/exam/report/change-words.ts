import type { ExamReportQuestion } from "@lexiquant/contract";
import { plural } from "../../../../lib/format.ts";
import type { PlacedQuestion } from "./report-questions.ts";

export type Change = Exclude<ExamReportQuestion["change"], "none">;

export const CHANGES = [
  "wrong-to-right",
  "right-to-wrong",
  "wrong-to-wrong",
] as const satisfies readonly Change[];

export const CHANGE_NAMES: Record<Change, string> = {
  "wrong-to-right": "Wrong to right",
  "right-to-wrong": "Right to wrong",
  "wrong-to-wrong": "Wrong to wrong",
};

export function changedTo(questions: readonly PlacedQuestion[], change: Change): PlacedQuestion[] {
  return questions.filter(({ question }) => question.change === change);
}

/** What changing answers brought, in points: `You changed 4 answers: 1 point gained.` */
export function changesSentence(questions: readonly PlacedQuestion[]): string {
  const gained = changedTo(questions, "wrong-to-right").length;
  const lost = changedTo(questions, "right-to-wrong").length;
  const changed = gained + lost + changedTo(questions, "wrong-to-wrong").length;
  if (changed === 0) return "You changed no answer after it was complete.";
  const balance = gained - lost;
  const answers = `You changed ${plural(changed, "answer")}`;
  if (balance === 0) return `${answers}; that neither gained nor lost a point.`;
  return balance > 0
    ? `${answers}; that gained ${plural(balance, "point")}.`
    : `${answers}; that lost ${plural(-balance, "point")}.`;
}
