/** What is believed of one candidate's ability: probabilities on a grid of abilities. */
export interface ThetaDistribution {
  /** Abilities in logits, ascending and evenly spaced. */
  readonly nodes: readonly number[];
  /** Probability of each node; they sum to 1. */
  readonly weights: readonly number[];
}

interface NormalGrid {
  readonly mean: number;
  /** > 0 */
  readonly standardDeviation: number;
  /** Ends of the grid, logits. */
  readonly low: number;
  readonly high: number;
  /** Number of nodes, ≥ 2. */
  readonly points: number;
}

/**
 * A normal distribution of ability on an evenly spaced grid. For integrands as smooth as response curves equal
 * spacing converges as fast as Gauss–Hermite nodes do, and the nodes stay where they are when the belief changes.
 */
export function normalTheta(grid: NormalGrid): ThetaDistribution {
  const { mean, standardDeviation, low, high, points } = grid;
  const step = (high - low) / (points - 1);
  const nodes = Array.from({ length: points }, (_, index) => low + index * step);
  return normalised(
    nodes,
    nodes.map((node) => -0.5 * ((node - mean) / standardDeviation) ** 2),
  );
}

/**
 * The population N(0, 1) as the scorer sees it: 121 nodes from −6 to 6. A grid that ended at ±4 would cut the belief
 * about somebody who got everything right, by up to 1e-4 logits.
 */
export const POPULATION_THETA: ThetaDistribution = normalTheta({
  mean: 0,
  standardDeviation: 1,
  low: -6,
  high: 6,
  points: 121,
});

/** The belief whose logarithm is given up to a constant. */
export function normalised(
  nodes: readonly number[],
  logWeights: readonly number[],
): ThetaDistribution {
  const largest = Math.max(...logWeights);
  const raw = logWeights.map((logWeight) => Math.exp(logWeight - largest));
  const total = raw.reduce((sum, weight) => sum + weight, 0);
  return { nodes, weights: raw.map((weight) => weight / total) };
}
