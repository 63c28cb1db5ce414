import type { ItemParameters } from "./item-parameters.ts";
import { pCorrect } from "./p-correct.ts";
import { normalised, type ThetaDistribution } from "./theta-distribution.ts";

/** One answer to one item. */
export interface ItemAnswer {
  readonly item: ItemParameters;
  readonly isCorrect: boolean;
}

export interface ThetaEstimate {
  /** Logits */
  readonly theta: number;
  /** Posterior standard deviation, logits, > 0 */
  readonly thetaStandardError: number;
}

/** ln P and ln (1 − P) of one item at each node of a grid. */
export interface LogCurve {
  readonly right: Float64Array;
  readonly wrong: Float64Array;
}

export function logCurve(item: ItemParameters, nodes: readonly number[]): LogCurve {
  const right = new Float64Array(nodes.length);
  const wrong = new Float64Array(nodes.length);
  for (let node = 0; node < nodes.length; node += 1) {
    const p = pCorrect(item, nodes[node] ?? 0);
    right[node] = Math.log(p);
    wrong[node] = Math.log(1 - p);
  }
  return { right, wrong };
}

/**
 * What is believed of the ability after some answers: prior times likelihood, node by node.
 *
 * @param prior the belief before; its nodes are kept
 */
export function updateTheta(
  prior: ThetaDistribution,
  answers: readonly ItemAnswer[],
): ThetaDistribution {
  const curve = ({ item, isCorrect }: ItemAnswer) =>
    logCurve(item, prior.nodes)[isCorrect ? "right" : "wrong"];
  return updateThetaByCurves(prior, answers.map(curve));
}

/** The same of answers whose curves are known: ln P of each right one, ln (1 − P) of each wrong one, at the nodes. */
export function updateThetaByCurves(
  prior: ThetaDistribution,
  curves: readonly Float64Array[],
): ThetaDistribution {
  const logWeights = prior.weights.map((weight) => Math.log(weight));
  for (const curve of curves) {
    for (let node = 0; node < logWeights.length; node += 1) {
      logWeights[node] = (logWeights[node] ?? 0) + (curve[node] ?? 0);
    }
  }
  return normalised(prior.nodes, logWeights);
}

/**
 * Expected a posteriori ability with its posterior standard deviation [BockMislevy1982]:
 *
 *     θ̂ = Σ θ_q w_q,   SE² = Σ (θ_q − θ̂)² w_q
 *
 * Finite for every pattern of answers, all right and all wrong included; shrunk towards the prior's mean.
 */
export function estimateTheta({ nodes, weights }: ThetaDistribution): ThetaEstimate {
  const expectation = (value: (node: number) => number) =>
    nodes.reduce((sum, node, index) => sum + value(node) * (weights[index] ?? 0), 0);
  const theta = expectation((node) => node);
  return { theta, thetaStandardError: Math.sqrt(expectation((node) => (node - theta) ** 2)) };
}
