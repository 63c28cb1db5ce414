import { curveAt } from "./curve.ts";
import type { AbilityGrid } from "./expectation.ts";
import { type ItemState, STATE_WIDTH } from "./item-state.ts";

/**
 * Derivatives of the log-likelihood of one answer in slope, intercept and logit of c:
 * entry `node · 3 + parameter`, for a right and for a wrong answer.
 */
export interface ItemScores {
  readonly right: Float64Array;
  readonly wrong: Float64Array;
}

export function itemScores(state: ItemState, { nodes }: AbilityGrid): ItemScores {
  const right = new Float64Array(nodes.length * STATE_WIDTH);
  const wrong = new Float64Array(nodes.length * STATE_WIDTH);
  nodes.forEach((theta, node) => {
    const { p, q, pEta, pGamma } = curveAt(state, theta);
    const slopes = [pEta * theta, pEta, pGamma];
    right.set(
      slopes.map((slope) => slope / p),
      node * STATE_WIDTH,
    );
    wrong.set(
      slopes.map((slope) => -slope / q),
      node * STATE_WIDTH,
    );
  });
  return { right, wrong };
}
