/** A normal prior. */
export interface NormalPrior {
  readonly mean: number;
  /** > 0 */
  readonly standardDeviation: number;
}

/** What is known of an item before its answers; null where the answers alone decide. */
export interface ItemModel {
  /** Prior of ln a; with one, a stays above 0. A number is ln a itself, which is then not estimated. */
  readonly logDiscrimination: NormalPrior | number | null;
  /** Prior of b, logits. */
  readonly difficulty: NormalPrior | null;
  /**
   * c, 0 ≤ c < 1, when it is a number; otherwise the prior of ln(c / (1 − c)). There is no estimate of c without
   * a prior: answers say too little of it, and slopes run off to infinity [Mislevy1986].
   */
  readonly guessing: number | NormalPrior;
}

/** Which of slope, intercept and logit of c (0, 1, 2) the answers decide. */
export function unknownsOf({ logDiscrimination, guessing }: ItemModel): readonly number[] {
  return [
    ...(typeof logDiscrimination === "number" ? [] : [0]),
    1,
    ...(typeof guessing === "number" ? [] : [2]),
  ];
}

/** Two-parameter item by maximum likelihood. */
export const TWO_PARAMETER_ITEM: ItemModel = {
  logDiscrimination: null,
  difficulty: null,
  guessing: 0,
};

/** Three-parameter item; c is about .2 (.09 … .40 in 95 %), as for a choice out of five. */
export const THREE_PARAMETER_ITEM: ItemModel = {
  logDiscrimination: null,
  difficulty: null,
  guessing: { mean: -1.386, standardDeviation: 0.5 },
};

/**
 * The same for answers that do not bind the curves: three parameters can fit some sets ever better with ever
 * steeper, or ever harder, items, whatever the prior of c. Here ln a is about 0 (a = .4 … 2.7 in 95 %) and b
 * within 4 logits of 0.
 */
export const STEADIED_THREE_PARAMETER_ITEM: ItemModel = {
  ...THREE_PARAMETER_ITEM,
  logDiscrimination: { mean: 0, standardDeviation: 0.5 },
  difficulty: { mean: 0, standardDeviation: 2 },
};
