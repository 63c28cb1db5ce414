/** How often able candidates chose the key and one distractor. */
export interface RivalChoices {
  readonly key: number;
  readonly distractor: number;
}

/**
 * Posterior probability that the distractor is really chosen more often than the key. Among choosers of the two
 * the distractor's share has, from a uniform prior, the posterior Beta(d + 1, k + 1), and
 *
 *     P(share > ½) = P( Binomial(d + k + 1, ½) ≤ d )
 *
 * - d, k: choices of the distractor and of the key, whole numbers ≥ 0
 */
export function pDistractorBeatsKey({ key, distractor }: RivalChoices): number {
  const trials = key + distractor + 1;
  let term = 2 ** -trials;
  let sum = 0;
  for (let successes = 0; successes <= distractor; successes += 1) {
    sum += term;
    term *= (trials - successes) / (successes + 1);
  }
  return sum;
}
