import type { Measure } from "../item/index.ts";
import type { MisconceptionId } from "../kernel/index.ts";
import type { PCorrectRange } from "../learner/index.ts";
import type { Topic } from "./turn-context.ts";

/** What the learner model says of a part of the test. */
export interface Standing {
  /** Of a right answer to a new question of middle difficulty; null without enough answers. */
  readonly pCorrect: PCorrectRange | null;
  /** First answers of which it was the measure or the main topic; others may tell of it, too. */
  readonly answers: number;
  /** Answers that are still needed; 0 when there are enough. */
  readonly answersNeeded: number;
}

export interface TopicStanding extends Topic, Standing {}

/** A misconception that was behind more than one wrong first answer. */
export interface RecurringSlip {
  readonly misconceptionId: MisconceptionId;
  readonly name: string;
  /** First answers that were wrong by it, ≥ 2. */
  readonly count: number;
}

/** What the error log says of a miss, the student's own word before what was proposed. */
export type MissCause = "content" | "misread" | "slip" | "time" | "guess";

/** A figure with its 80 % range; null without enough answers. */
type Ranged = { readonly value: number; readonly low: number; readonly high: number } | null;

/** What is known of the student on the question that is open. */
export interface QuestionFacts {
  /** Topics that it exercises, its main one first. */
  readonly topics: readonly TopicStanding[];
  /**
   * Of a right answer, before it: expected now, or as it was expected of the latest answer. Null without enough answers in
   * the measure, and where it would tell how the same question went before.
   */
  readonly expected: PCorrectRange | null;
  /** Answers in the measure that are still needed for it; 0 when there are enough. */
  readonly answersNeeded: number;
  /** What this student is expected to take; null while no pace of the student's own is known. */
  readonly expectedSeconds: number | null;
}

/**
 * What is known of the student, all of it from answers that were let out, never from what was typed here. Both voices get
 * the same.
 */
export interface LearnerFacts {
  /** Answers that were taken in. */
  readonly answers: number;
  readonly measures: readonly (Standing & { readonly measure: Measure })[];
  /** Topics in which least is expected, those with enough answers only, the least first. */
  readonly weakest: readonly TopicStanding[];
  /** Most frequent first. */
  readonly slips: readonly RecurringSlip[];
  /** Entries of the error log, most frequent first; none with 0. */
  readonly causes: readonly { readonly cause: MissCause; readonly entries: number }[];
  /** Usual time as a multiple of the test's pace. */
  readonly pace: { readonly ratio: Ranged; readonly answersNeeded: number };
  readonly question: QuestionFacts | null;
}
