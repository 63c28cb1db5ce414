/** What is believed of one number: N(mean, variance). */
export interface GaussianBelief {
  /** Logits */
  readonly mean: number;
  /** Logits², > 0 */
  readonly variance: number;
}

/** The population, until something is known of a student. */
export const POPULATION_ABILITY: GaussianBelief = { mean: 0, variance: 1 };
