/** Scores and levels are told in halves. */
export function nearestHalf(value: number): number {
  return Math.round(2 * value) / 2;
}
