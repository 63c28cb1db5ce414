import type { Route, ScoringItem } from "../adaptive/index.ts";

/** A question as it was sat; what was left unanswered counts as wrong. */
export interface ExamAnswer {
  readonly item: ScoringItem;
  readonly outcome: "right" | "wrong" | "unanswered";
}

/** One measure of an exam as it was sat. */
export interface SatMeasure {
  /** The answers in the order shown; a section that was never begun is not there. */
  readonly sections: readonly [first: readonly ExamAnswer[], second?: readonly ExamAnswer[]];
  /** Whether the first section chose the second, whether all sit the same two, or one was sat alone. */
  readonly format: "adaptive" | "linear" | "single-section";
  /** Where the first section led; null without a second section, and where nothing routes. */
  readonly route: Route | null;
}

export const isRight = ({ outcome }: ExamAnswer): boolean => outcome === "right";

/** Number right, unanswered questions counting as wrong. */
export function rawScoreOf(answers: readonly ExamAnswer[]): number {
  return answers.filter(isRight).length;
}

/** All answers in the order shown. */
export function answersOf({ sections }: SatMeasure): ExamAnswer[] {
  return sections.flatMap((section) => section ?? []);
}
