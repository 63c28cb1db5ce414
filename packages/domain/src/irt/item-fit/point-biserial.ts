/** One candidate's answer to the item, with the ability that the candidate's other answers speak for (logits). */
export interface RatedAnswer {
  readonly isCorrect: boolean;
  readonly theta: number;
}

/**
 * Correlation between being right on the item and the ability shown on the rest, −1 … 1; null when one of the two
 * does not vary. Below 0 the able miss the item more often than the others: its key is likely wrong.
 */
export function pointBiserial(answers: readonly RatedAnswer[]): number | null {
  const n = answers.length;
  const right = answers.filter(({ isCorrect }) => isCorrect);
  const mean = (of: readonly RatedAnswer[]) =>
    of.reduce((sum, { theta }) => sum + theta, 0) / of.length;
  const overall = mean(answers);
  const variance = answers.reduce((sum, { theta }) => sum + (theta - overall) ** 2, 0) / n;
  const share = right.length / n;
  // NaN when there are no answers at all.
  if (!(variance > 0) || share === 0 || share === 1) return null;
  return ((mean(right) - overall) / Math.sqrt(variance)) * Math.sqrt(share / (1 - share));
}
