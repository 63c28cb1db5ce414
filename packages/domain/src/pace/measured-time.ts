import {
  ANSWER_VARIANCE,
  type ItemTime,
  logSecondsOf,
  newItemTime,
  STUDENT_VARIANCE,
} from "./time-beliefs.ts";

/** How long an item took those who answered it: mean of ln seconds over their answers, rapid ones left out. */
export interface MeasuredTime {
  /** Mean of ln t, t in seconds; meaningless while `answers` is 0. */
  readonly meanLogSeconds: number;
  readonly answers: number;
}

/** ln t of answers by different students to one item varies by .38 and .25 [vanderLinden2006]. */
const VARIANCE = ANSWER_VARIANCE + STUDENT_VARIANCE;

/**
 * The author's word on an item's time, and that of the answers: the posterior of a normal mean of ln seconds.
 *
 * @param targetSeconds > 0
 */
export function itemTimeOf(targetSeconds: number, measured: MeasuredTime | undefined): ItemTime {
  const authored = newItemTime(targetSeconds);
  if (measured === undefined || measured.answers === 0) return authored;
  const { answers, meanLogSeconds } = measured;
  const precision = 1 / authored.variance + answers / VARIANCE;
  const sum = authored.mean / authored.variance + (answers * meanLogSeconds) / VARIANCE;
  return { mean: sum / precision, variance: 1 / precision, answers };
}

/** What is known of the item's time after one more answer; O(1). */
export function withTime(measured: MeasuredTime, elapsedMs: number): MeasuredTime {
  const answers = measured.answers + 1;
  const before = measured.answers === 0 ? 0 : measured.meanLogSeconds;
  const distance = logSecondsOf(elapsedMs) - before;
  return { meanLogSeconds: before + distance / answers, answers };
}
