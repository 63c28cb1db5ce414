import { normalCumulative } from "../kernel/index.ts";
import { cumulativeTimes } from "./sum-of-times.ts";
import type { ItemTime, StudentSpeed } from "./time-beliefs.ts";

export interface SkippableQuestion {
  readonly time: ItemTime;
  /** Probability to be right by working, and without, 0 … 1. */
  readonly pCorrect: number;
  readonly guessing: number;
}

export interface SkipPlan {
  /** In the order shown. */
  readonly questions: readonly SkippableQuestion[];
  readonly student: StudentSpeed;
  readonly timeFactor: number;
  /** Of the clock, seconds, > 0. */
  readonly limitSeconds: number;
}

export interface SkipGain {
  /** Places of the questions left for the end, counted from 0, ascending. */
  readonly skipped: readonly number[];
  /** Expected right answers in the order shown, and with those left for the end. */
  readonly inOrder: number;
  readonly skipping: number;
  /** What skipping changes: below 0 where it costs. */
  readonly change: number;
}

/** Seconds to see that a question is hard, mark a guess and go on. */
const SKIP_SECONDS = 10;
const SKIPPED_QUESTIONS = 2;

/**
 * What if the two hardest questions were left for the end? Whatever the clock does not let be finished is guessed, in
 * both orders, so that only the order makes the difference:
 *
 *     E right = Σ c + (P − c) · Pr(time up to and with the question ≤ limit)
 *
 * Who has time for all loses nothing but the seconds of going to and fro. Hardest: with the lowest P; of equal ones the
 * slower, then the later.
 */
export function skipHardest({ questions, limitSeconds, ...plan }: SkipPlan): SkipGain {
  const skipped = hardest(questions).sort((one, other) => one - other);
  const rest = questions.filter((_, place) => !skipped.includes(place));
  const ends = questions.filter((_, place) => skipped.includes(place));
  const inOrder = expectedRight({ ...plan, questions, limitSeconds });
  const left = limitSeconds - skipped.length * SKIP_SECONDS;
  const skipping = expectedRight({ ...plan, questions: [...rest, ...ends], limitSeconds: left });
  return { skipped, inOrder, skipping, change: skipping - inOrder };
}

function hardest(questions: readonly SkippableQuestion[]): number[] {
  return questions
    .map((question, place) => ({ ...question, place }))
    .sort(
      (one, other) =>
        one.pCorrect - other.pCorrect || other.time.mean - one.time.mean || other.place - one.place,
    )
    .slice(0, SKIPPED_QUESTIONS)
    .map(({ place }) => place);
}

function expectedRight({ questions, student, timeFactor, limitSeconds }: SkipPlan): number {
  const times = cumulativeTimes({ items: questions.map(({ time }) => time), student, timeFactor });
  const logLimit = limitSeconds > 0 ? Math.log(limitSeconds) : Number.NEGATIVE_INFINITY;
  return questions.reduce((right, { pCorrect, guessing }, place) => {
    const time = times[place];
    const pFinished =
      time === undefined ? 0 : normalCumulative((logLimit - time.mean) / Math.sqrt(time.variance));
    return right + guessing + (pCorrect - guessing) * pFinished;
  }, 0);
}
