import type { ItemParameters } from "./item-parameters.ts";
import { pCorrect } from "./p-correct.ts";
import { normalised, type ThetaDistribution } from "./theta-distribution.ts";

/**
 * Probability of each number of right answers, 0 … number of items, at one ability [LordWingersky1984]: items are
 * added one by one,
 *
 *     f_j(x) = (1 − P_j) f_{j−1}(x) + P_j f_{j−1}(x − 1)
 *
 * @param theta θ, ability in logits
 */
export function summedScoreDistribution(
  items: readonly ItemParameters[],
  theta: number,
): Float64Array {
  const masses = new Float64Array(items.length + 1);
  masses[0] = 1;
  let added = 0;
  for (const item of items) {
    const p = pCorrect(item, theta);
    added += 1;
    // From the top, so that each mass is still that of the items before.
    for (let score = added; score > 0; score -= 1) {
      masses[score] = (1 - p) * (masses[score] ?? 0) + p * (masses[score - 1] ?? 0);
    }
    masses[0] *= 1 - p;
  }
  return masses;
}

/** A two-stage test as one candidate sat it. */
export interface RouteScore {
  readonly router: readonly ItemParameters[];
  /** The second module that the route led to. */
  readonly module: readonly ItemParameters[];
  /** Numbers right on the router that lead to this module, both included. */
  readonly fromRouterScore: number;
  readonly toRouterScore: number;
  /** Number right on router and module together. */
  readonly rawScore: number;
}

/**
 * What is believed of an ability when only the number right and the route are known: the test maker's way to score,
 * where inside a section all questions weigh the same.
 *
 *     P(raw, route | θ) = Σ P_router(x | θ) · P_module(raw − x | θ),   x from `fromRouterScore` to `toRouterScore`
 *
 * @throws {RangeError} for a raw score that this route cannot give
 */
export function updateThetaBySummedScore(
  prior: ThetaDistribution,
  route: RouteScore,
): ThetaDistribution {
  const { router, module, fromRouterScore, toRouterScore, rawScore } = route;
  const logWeights = prior.nodes.map((theta, node) => {
    const first = summedScoreDistribution(router, theta);
    const second = summedScoreDistribution(module, theta);
    let likelihood = 0;
    for (let score = fromRouterScore; score <= toRouterScore; score += 1) {
      likelihood += (first[score] ?? 0) * (second[rawScore - score] ?? 0);
    }
    return Math.log(prior.weights[node] ?? 0) + Math.log(likelihood);
  });
  if (!logWeights.some(Number.isFinite)) {
    throw new RangeError(`${rawScore} right cannot come of this route`);
  }
  return normalised(prior.nodes, logWeights);
}
