import type { Belief } from "./belief.ts";
import { fadingOf } from "./forgetting.ts";
import { covarianceWith, type Loading } from "./gaussian-belief.ts";
import type { Learner } from "./learner.ts";
import type { LearnerPriors } from "./priors.ts";
import { nodeVariance, TIMED, weighPaths } from "./skill-path.ts";

/** Which ability is asked for. */
export interface AskedAbility {
  /** By node of the tree: `overall`, or a component's dotted path, no deeper than a skill. */
  readonly weights: ReadonlyMap<string, number>;
  /** Today, in the days of the log; null where the log has no times. */
  readonly day: number | null;
  /** Whether the student's own effect of the clock counts. */
  readonly isTimed: boolean;
}

export interface WeightedAbility {
  /** w'x on the day, logits */
  readonly mean: number;
  /** w'Sw with all covariances, squared logits */
  readonly variance: number;
  /** Part of w'x that pauses have taken, logits. */
  readonly faded: number;
}

/**
 * What is believed of a weighted sum of abilities, each the sum of its path: w'x and w'Sw, where a node that was never
 * practised has its prior variance, and a skill what its pause has taken and made uncertain.
 */
export function weightedAbility(
  learner: Learner,
  priors: LearnerPriors,
  { weights, day, isTimed }: AskedAbility,
): WeightedAbility {
  const loadings: Loading[] = [];
  let [mean, variance, faded] = [0, 0, 0];
  for (const [node, weight] of weights) {
    const fading = fadingOf(learner.skills.get(node), day, priors);
    faded += weight * fading.lost;
    variance += weight ** 2 * fading.variance;
  }
  const add = (node: string, weight: number, priorOf: () => Belief) => {
    const index = learner.belief.indexOf.get(node);
    if (index !== undefined) {
      loadings.push({ index, weight });
      mean += weight * (learner.belief.mean[index] ?? 0);
      return;
    }
    const prior = priorOf();
    variance += weight ** 2 * prior.variance;
    mean += weight * prior.mean;
  };
  const nodePrior = (node: string): Belief => ({
    mean: 0,
    variance: nodeVariance(node, learner.skills.has(node), priors),
  });
  for (const [node, weight] of weighPaths(weights)) add(node, weight, () => nodePrior(node));
  if (isTimed) add(TIMED, 1, () => priors.timedEffect);
  const spread = covarianceWith(learner.belief, loadings);
  for (const { index, weight } of loadings) variance += weight * (spread[index] ?? 0);
  return { mean: mean - faded, variance, faded };
}
