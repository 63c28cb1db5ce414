/** One answer with the probability of a right one that the model gave it beforehand. */
export interface ForecastAnswer {
  readonly isCorrect: boolean;
  /** 0 < p < 1 */
  readonly pCorrect: number;
}

/** Answers at the end that are held against all before them. */
export const RECENT_ANSWERS = 50;

/**
 * Whether an item has lately become easier or harder than its parameters say: the difference of the mean residuals
 * of the last 50 answers and of those before, in its standard errors,
 *
 *     z = (r̄_recent − r̄_before) / √( v̄_recent / n_recent + v̄_before / n_before ),   r = y − P,  v = P(1 − P)
 *
 * Above 0: easier lately, as when an item has leaked. Null with fewer than 50 answers on either side.
 *
 * @param answers in the order in which they were given
 */
export function residualShift(answers: readonly ForecastAnswer[]): number | null {
  if (answers.length < 2 * RECENT_ANSWERS) return null;
  const recent = summary(answers.slice(-RECENT_ANSWERS));
  const before = summary(answers.slice(0, -RECENT_ANSWERS));
  return (recent.mean - before.mean) / Math.sqrt(recent.variance + before.variance);
}

/** Mean residual and the variance of that mean. */
function summary(answers: readonly ForecastAnswer[]) {
  const n = answers.length;
  const sum = (value: (answer: ForecastAnswer) => number) =>
    answers.reduce((total, answer) => total + value(answer), 0);
  return {
    mean: sum(({ isCorrect, pCorrect: p }) => (isCorrect ? 1 : 0) - p) / n,
    variance: sum(({ pCorrect: p }) => p * (1 - p)) / n ** 2,
  };
}
