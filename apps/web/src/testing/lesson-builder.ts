import type { Lesson, LessonSummary } from "@lexiquant/contract";
import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";

/** A short lesson as the API tells it, with the words that a list has it found by. */
export function buildLesson(parts: Partial<Lesson & LessonSummary> = {}): Lesson & LessonSummary {
  return {
    id: knowledgeComponentIdSchema.parse("quantitative.arithmetic.ratio"),
    title: "Ratio and proportion",
    summary: "Amounts from ratios.",
    measure: "quantitative",
    domain: "Arithmetic",
    idea: "A ratio compares.",
    formulas: [{ name: "Proportion", formula: "$ad=bc$", note: "For $b$ and $d$ not 0." }],
    example: {
      problem: "What is three quarters of 8?",
      steps: ["A quarter of 8 is 2.", "Three of these are 6."],
      answer: "The answer is 6.",
    },
    pitfalls: ["A part is not the whole."],
    alsoCalled: ["cross multiplication"],
    words: "compares proportion",
    ...parts,
  };
}
