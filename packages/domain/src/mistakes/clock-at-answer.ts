/** What is known of an answer's time, all in milliseconds. */
export interface ClockedAnswer {
  /** Left on the clock when the answer was given, ≥ 0; null where none ran, or where that was not kept. */
  readonly remainingMs: number | null;
  /** Spent on the question, ≥ 0. */
  readonly elapsedMs: number;
  /** What this student was expected to take, > 0. */
  readonly expectedMs: number;
  /** By `pace`. */
  readonly isRapid: boolean;
  /** Nothing complete was entered; what was left is then that at the end. */
  readonly isUnanswered: boolean;
}

/**
 * How the clock stood for an answer:
 *
 * - `ran-out`: there was no answer when it stood at zero, or one that was not worked for came in its last seconds;
 * - `short`: whoever gave it had no more time for the question, spent and left, than is expected of this student;
 * - `enough`: there was more; `none`: no clock ran, or what it showed is not known.
 */
export type ClockAtAnswer = "none" | "enough" | "short" | "ran-out";

/** Nobody works an item out in them; a rapid answer takes six at the median. */
const LAST_MS = 10_000;
/** Zero, as far as reports of a second's delay can show it. */
const ZERO_MS = 1_000;

/**
 * Whether the clock left time for a question:
 *
 *     available = spent + left,   short where available < expected
 *
 * The median is what is expected: with less, the student is more likely than not to have needed more than there was. What
 * other questions were still to be done is not known here.
 */
export function clockAtAnswer(answer: ClockedAnswer): ClockAtAnswer {
  const { remainingMs, elapsedMs, expectedMs, isRapid, isUnanswered } = answer;
  if (remainingMs === null) return "none";
  if (isUnanswered) return remainingMs <= ZERO_MS ? "ran-out" : "enough";
  if (isRapid && remainingMs <= LAST_MS) return "ran-out";
  return elapsedMs + remainingMs < expectedMs ? "short" : "enough";
}
