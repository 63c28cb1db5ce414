import { curveAt } from "./curve.ts";
import type { AbilityGrid, Expectation } from "./expectation.ts";
import type { ItemModel } from "./item-model.ts";
import { type ItemState, STATE_WIDTH } from "./item-state.ts";
import { logPrior } from "./log-prior.ts";
import type { ResponsePattern } from "./response-patterns.ts";
import { addAt, at } from "./vector.ts";

/** Everything at the estimate that its curvature depends on. */
export interface Solution {
  readonly patterns: readonly ResponsePattern[];
  readonly states: readonly ItemState[];
  readonly models: readonly ItemModel[];
  readonly grid: AbilityGrid;
  readonly expected: Expectation;
}

/**
 * What each item's answers would tell, were the abilities seen, plus the precision of its prior: 3 × 3 in slope,
 * intercept and logit of c.
 */
export function completeInformations(solution: Solution): Float64Array[] {
  const { expected, grid, models, states } = solution;
  const size = grid.nodes.length;
  return states.map((state, item) => {
    const information = completeInformation(state, grid, {
      correct: expected.correct.subarray(item * size, (item + 1) * size),
      total: expected.total.subarray(item * size, (item + 1) * size),
    });
    const { precision } = logPrior(state, models[item] as ItemModel); // one per state
    precision.forEach((amount, cell) => {
      addAt(information, cell, amount);
    });
    return information;
  });
}

/** Expected right and wrong answers to one item, node by node. */
interface ExpectedAnswers {
  readonly correct: Float64Array;
  readonly total: Float64Array;
}

/** Negative second derivatives of the expected complete-data log-likelihood of one item, exact. */
function completeInformation(
  state: ItemState,
  { nodes }: AbilityGrid,
  { correct, total }: ExpectedAnswers,
): Float64Array {
  const information = new Float64Array(STATE_WIDTH * STATE_WIDTH);
  nodes.forEach((theta, node) => {
    const { p, q, pEta, pGamma, pEtaEta, pGammaGamma, pEtaGamma } = curveAt(state, theta);
    const right = at(correct, node);
    const wrong = at(total, node) - right;
    const pull = right / p - wrong / q;
    const weight = right / p ** 2 + wrong / q ** 2;
    const first = [pEta * theta, pEta, pGamma];
    const second = [
      [pEtaEta * theta ** 2, pEtaEta * theta, pEtaGamma * theta],
      [pEtaEta * theta, pEtaEta, pEtaGamma],
      [pEtaGamma * theta, pEtaGamma, pGammaGamma],
    ];
    second.forEach((row, rowIndex) => {
      row.forEach((bend, column) => {
        const product = (first[rowIndex] ?? 0) * (first[column] ?? 0);
        addAt(information, rowIndex * STATE_WIDTH + column, weight * product - pull * bend);
      });
    });
  });
  return information;
}
