import { type ItemTime, newItemTime } from "@lexiquant/domain/pace";

/** Mean of ln seconds over those who answered an item before, rapid answers left out. */
export interface MeasuredTime {
  readonly meanLogSeconds: number;
  readonly answers: number;
}

/** ln t of answers by different students to one item varies by .38 and .25 [vanderLinden2006]. */
const ANSWER_VARIANCE = 0.38 ** 2 + 0.25 ** 2;

/** The author's word on an item's time, and that of the answers: the posterior of a normal mean of ln seconds. */
export function itemTimeOf(targetSeconds: number, measured: MeasuredTime | undefined): ItemTime {
  const authored = newItemTime(targetSeconds);
  if (measured === undefined || measured.answers === 0) return authored;
  const { answers, meanLogSeconds } = measured;
  const precision = 1 / authored.variance + answers / ANSWER_VARIANCE;
  const sum = authored.mean / authored.variance + (answers * meanLogSeconds) / ANSWER_VARIANCE;
  return { mean: sum / precision, variance: 1 / precision, answers };
}
