import type { ExamMeasure } from "@lexiquant/contract";
import { listInWords } from "../../../../lib/list-in-words.ts";
import type { ColourRole } from "../../../../ui/role-colour.ts";

/** As students say them. */
export const SHORT_MEASURE_NAMES: Record<ExamMeasure, string> = {
  "analytical-writing": "Writing",
  verbal: "Verbal",
  quantitative: "Quantitative",
};

export const MEASURE_ROLES: Record<ExamMeasure, ColourRole> = {
  "analytical-writing": "writing",
  verbal: "verbal",
  quantitative: "quantitative",
};

/** `question 4`, `questions 4 and 9`: positions are counted from 0, questions from 1. */
export function questionsInWords(positions: readonly number[]): string {
  const numbers = positions.map((position) => String(position + 1));
  return `${numbers.length === 1 ? "question" : "questions"} ${listInWords(numbers)}`;
}
