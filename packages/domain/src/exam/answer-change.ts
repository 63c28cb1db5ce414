export type AnswerChange = "none" | "right-to-wrong" | "wrong-to-right" | "wrong-to-wrong";

interface Answers {
  /** Whether the first complete answer was right; null where there was none. */
  readonly first: boolean | null;
  /** Whether the last one was right; what was left incomplete or empty is not. */
  readonly last: boolean;
  readonly isSame: boolean;
}

/** What came of changing an answer. Two ways to write the right one are no change. */
export function answerChange({ first, last, isSame }: Answers): AnswerChange {
  if (first === null || isSame || (first && last)) return "none";
  if (first) return "right-to-wrong";
  return last ? "wrong-to-right" : "wrong-to-wrong";
}
