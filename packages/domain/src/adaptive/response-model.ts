/**
 * A response model just large enough for assembly and routing. The `irt` folder of the domain will replace this file.
 */

/** Item parameters on the logistic metric (D = 1), abilities ~ N(0, 1). */
export interface ResponseParameters {
  /** a > 0. */
  readonly discrimination: number;
  /** b, logits. */
  readonly difficulty: number;
  /** c, 0 … 1. */
  readonly guessing: number;
}

/**
 * Probability of a right answer [Birnbaum1968].
 *
 *     P(θ) = c + (1 − c) / (1 + exp(−a(θ − b)))
 *
 * - θ: ability, logits
 */
export function pCorrect(item: ResponseParameters, theta: number): number {
  return item.guessing + (1 - item.guessing) * logistic(item, theta);
}

/**
 * Information of an item without guessing [Birnbaum1968], which is what modules are compared by: guessing is
 * a property of the type, and the blueprint fixes the types.
 *
 *     I(θ) = a² P(θ) (1 − P(θ)), with c = 0
 */
export function itemInformation(item: ResponseParameters, theta: number): number {
  const p = logistic(item, theta);
  return item.discrimination ** 2 * p * (1 - p);
}

function logistic({ discrimination, difficulty }: ResponseParameters, theta: number): number {
  return 1 / (1 + Math.exp(-discrimination * (theta - difficulty)));
}
