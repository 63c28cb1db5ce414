/** A Gaussian belief about one number. */
export interface Belief {
  readonly mean: number;
  readonly variance: number;
}
