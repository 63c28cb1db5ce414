import { normalTheta } from "../theta-distribution.ts";
import type { AbilityGrid, Expectation } from "./expectation.ts";
import { at } from "./vector.ts";

/** 61 abilities from −6 to 6; the tests hold the likelihood against a wider and finer grid. */
const GRID = { standardDeviation: 1, low: -6, high: 6, points: 61 };

/** N(0, 1) counts as this many candidates, so that a handful of students is not taken for everybody. */
const PSEUDO_CANDIDATES = 5;

/**
 * Candidates of N(mean, 1). The spread is not estimated: maximising over it together with difficulties that have priors
 * would shrink both (to a variance of .8 in simulations of 1), since difficulties near their authors' cost less.
 */
export function abilityGrid(mean: number): AbilityGrid {
  const { nodes, weights } = normalTheta({ ...GRID, mean });
  return {
    nodes: Float64Array.from(nodes),
    logWeights: Float64Array.from(weights, (weight) => Math.log(weight)),
  };
}

/** The M step of the mean: that of the expected candidates and the pseudo-candidates. */
export function maximiseMean({ candidates }: Expectation, { nodes }: AbilityGrid): number {
  let [count, sum] = [PSEUDO_CANDIDATES, 0];
  for (let node = 0; node < nodes.length; node += 1) {
    const expected = at(candidates, node);
    count += expected;
    sum += expected * at(nodes, node);
  }
  return sum / count;
}

/** Logarithm of the pseudo-candidates' density, up to a constant. */
export function logMeanPrior(mean: number): number {
  return (-PSEUDO_CANDIDATES * mean ** 2) / 2;
}
