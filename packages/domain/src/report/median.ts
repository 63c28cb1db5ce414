/**
 * The middle value: half of the values lie at or below it, half at or above. Of an even number of values
 * the mean of the two in the middle; of none, null. The argument stays as it is.
 */
export function median(values: readonly number[]): number | null {
  const sorted = values.toSorted((left, right) => left - right);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)];
  if (upper === undefined) return null;
  const lower = sorted[Math.ceil(middle) - 1] ?? upper;
  return lower + (upper - lower) / 2;
}
