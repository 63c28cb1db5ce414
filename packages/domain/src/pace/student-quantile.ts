/**
 * Quantile of Student's distribution from that of the normal one [AbramowitzStegun1964, 26.7.5]: at 90 % exact to .002
 * from five degrees of freedom on.
 *
 * @param z quantile of N(0, 1) for the same probability
 * @param degrees of freedom, ≥ 5
 */
export function studentQuantile(z: number, degrees: number): number {
  return (
    z +
    (z ** 3 + z) / (4 * degrees) +
    (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2) +
    (3 * z ** 7 + 19 * z ** 5 + 17 * z ** 3 - 15 * z) / (384 * degrees ** 3)
  );
}
