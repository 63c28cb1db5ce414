import type { ItemParameters } from "./item-parameters.ts";
import { pCorrect } from "./p-correct.ts";

/**
 * Fisher information of one answer about θ [Birnbaum1968], per squared logit:
 *
 *     I(θ) = a² · (P − c)² / (1 − c)² · (1 − P) / P
 *
 * Never negative; largest at b for c = 0, above b otherwise.
 *
 * @param theta θ, ability in logits
 */
export function itemInformation(item: ItemParameters, theta: number): number {
  const { discrimination, guessing } = item;
  const p = pCorrect(item, theta);
  // Far below an item without guessing P underflows to 0, where the information is 0 as well.
  if (p === 0) return 0;
  const knowing = (p - guessing) / (1 - guessing);
  return (discrimination * knowing) ** 2 * ((1 - p) / p);
}

/** Information of a whole test at θ: the sum over its items, since answers are independent given θ. */
export function testInformation(items: readonly ItemParameters[], theta: number): number {
  return items.reduce((sum, item) => sum + itemInformation(item, theta), 0);
}
