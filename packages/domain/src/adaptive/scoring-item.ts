import type { ItemParameters } from "../irt/index.ts";

/** An item as a scorer knows it. */
export interface ScoringItem extends ItemParameters {
  /** Standard deviation of what is believed of b, logits, ≥ 0. */
  readonly difficultyStandardError: number;
  /** Answers that the parameters rest on, 0 while they are the author's. */
  readonly answers: number;
}
