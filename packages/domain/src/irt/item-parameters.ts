/**
 * The three-parameter logistic item on the logistic metric (D = 1) [Birnbaum1968]. With `guessing` 0 it is the
 * two-parameter item, with `discrimination` 1 as well the Rasch item.
 */
export interface ItemParameters {
  /** a: slope at the difficulty, logits per logit; below 0 only when something is wrong with the item. */
  readonly discrimination: number;
  /** b: ability at which half of those who do not guess it get it right, logits. */
  readonly difficulty: number;
  /** c: lower asymptote, 0 ≤ c < 1. */
  readonly guessing: number;
}
