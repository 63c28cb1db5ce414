import { ANSWER_VARIANCE, type ItemTime, type StudentSpeed } from "./time-beliefs.ts";

/** Mean and variance of the log of a time, ln seconds. */
export interface LogTime {
  readonly mean: number;
  readonly variance: number;
}

export interface TimedRun {
  /** The items in the order in which they are taken, at least one. */
  readonly items: readonly ItemTime[];
  readonly student: StudentSpeed;
  readonly timeFactor: number;
}

/**
 * Log time to be through with the first, the first two, … of some items: sums of lognormal times taken to be lognormal
 * with the right mean and variance [Fenton1960]. Given the speed the times are independent; the uncertain speed stretches
 * them all together:
 *
 *     E S = M e^(στ²/2),  E S² = e^(2 στ²) (M² + W)
 *
 * - M, W: sums of means and variances of the single times at the believed speed
 */
export function cumulativeTimes({ items, student, timeFactor }: TimedRun): LogTime[] {
  let [mean, variance] = [0, 0];
  return items.map((item) => {
    const logVariance = ANSWER_VARIANCE + item.variance;
    const one = Math.exp(item.mean - student.mean + logVariance / 2) * timeFactor;
    mean += one;
    variance += one ** 2 * Math.expm1(logVariance);
    const sumVariance = student.variance + Math.log1p(variance / mean ** 2);
    return {
      mean: Math.log(mean) + student.variance / 2 - sumVariance / 2,
      variance: sumVariance,
    };
  });
}
