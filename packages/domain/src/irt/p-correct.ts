import type { ItemParameters } from "./item-parameters.ts";
import { logistic } from "./logistic.ts";

/**
 * Probability of a right answer [Birnbaum1968], D = 1:
 *
 *     P(θ) = c + (1 − c) / (1 + exp(−a(θ − b)))
 *
 * @param theta θ, ability in logits, population N(0, 1)
 * @returns c … 1
 */
export function pCorrect(item: ItemParameters, theta: number): number {
  const { discrimination, difficulty, guessing } = item;
  return guessing + (1 - guessing) * logistic(discrimination * (theta - difficulty));
}

/**
 * The item as it looks to somebody who knows its difficulty only up to N(b, s²). Averaging the logistic curve
 * over that uncertainty gives nearly a flatter logistic curve [MacKay1992]:
 *
 *     a* = a / √(1 + π a² s² / 8)
 *
 * Scoring with a instead of a* would claim more precision than an authored difficulty gives.
 *
 * @param difficultyStandardDeviation s, logits, ≥ 0
 */
export function withUncertainDifficulty(
  item: ItemParameters,
  difficultyStandardDeviation: number,
): ItemParameters {
  const { discrimination } = item;
  const spread = discrimination * difficultyStandardDeviation;
  return { ...item, discrimination: discrimination / Math.sqrt(1 + (Math.PI * spread ** 2) / 8) };
}
