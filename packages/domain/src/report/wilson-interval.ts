/** Quantile of the standard normal distribution that leaves 10 % on each side: an 80 % interval. */
export const Z_80_PERCENT = 1.2815515655446004;

/** Right answers among answers. */
export interface AnswerCount {
  /** Answers given, a whole number ≥ 0. */
  readonly answered: number;
  /** Right ones among them, 0 … answered. */
  readonly correct: number;
}

export interface Interval {
  /** 0 … 1 */
  readonly low: number;
  /** low … 1 */
  readonly high: number;
}

/**
 * The score interval of a share [Wilson1927], by default at 80 %. Unlike the textbook interval it stays
 * inside 0 … 1 and does not shrink to a point when all answers are right or all are wrong.
 *
 *     centre    = (p + z²/2n) / (1 + z²/n)
 *     halfWidth = z/(1 + z²/n) · √( p(1 − p)/n + z²/4n² )
 *
 * - n: `answered`, ≥ 1 (with no answers the interval is 0 … 1: nothing is known)
 * - p: `correct / answered`, 0 … 1
 * - z: quantile of the standard normal distribution, > 0
 *
 * @throws {RangeError} when the counts contradict each other
 */
export function wilsonInterval({ answered, correct }: AnswerCount, z = Z_80_PERCENT): Interval {
  if (correct < 0 || correct > answered) {
    throw new RangeError(`${correct} right of ${answered} answers`);
  }
  if (answered === 0) return { low: 0, high: 1 };
  const share = correct / answered;
  const shrink = 1 + z ** 2 / answered;
  const centre = (share + z ** 2 / (2 * answered)) / shrink;
  const spread = Math.sqrt((share * (1 - share)) / answered + z ** 2 / (4 * answered ** 2));
  const halfWidth = (z / shrink) * spread;
  // Rounding may carry an end past the share itself, or past 0 and 1, by some 1e-17.
  return {
    low: Math.max(0, Math.min(share, centre - halfWidth)),
    high: Math.min(1, Math.max(share, centre + halfWidth)),
  };
}
