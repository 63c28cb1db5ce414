import { fadingOf } from "./forgetting.ts";
import {
  applyStep,
  covarianceWith,
  disturb,
  type GaussianBelief,
  type Loading,
  touchNode,
} from "./gaussian-belief.ts";
import { difficultyOf } from "./item-pool.ts";
import type { Learner } from "./learner.ts";
import { logisticStep } from "./logistic-step.ts";
import type { LearnerItem, LearnerModel } from "./model.ts";
import { probabilityOf } from "./predict.ts";
import { nodeVariance, pathOf, skillsName, weighPaths } from "./skill-path.ts";
import { copyLearner } from "./stored-learner.ts";

/**
 * What is believed of a student, in a copy that answers can be counted in before they are given: what they will be is not
 * known, but how much they will make certain is.
 */
export interface EvidencePlan {
  readonly model: LearnerModel;
  readonly learner: Learner;
  /** What belief about these sums of abilities is to become certain; all nodes with their weights. */
  readonly goals: readonly (readonly Loading[])[];
  /** By the skills of an item, until the belief changes. */
  readonly known: Map<string, PathBelief>;
}

/** u'x of the item's path: mean and variance, r = S u, and w'Su of every goal. */
interface PathBelief {
  readonly mean: number;
  readonly variance: number;
  readonly spread: Float64Array;
  readonly goalCovariances: readonly number[];
}

/**
 * Begins a plan for items that the student has not met.
 *
 * @param goals weights by skill, of every weighted sum of abilities that is to be known
 * @param day today, in the days of the log
 */
export function planEvidence(
  model: LearnerModel,
  learner: Learner,
  { goals, day }: { goals: readonly ReadonlyMap<string, number>[]; day: number | null },
): EvidencePlan {
  const copy = copyLearner(learner);
  for (const [skill, memory] of copy.skills) {
    const index = copy.belief.indexOf.get(skill);
    const { lost, variance } = fadingOf(memory, day, model.priors);
    if (index !== undefined) disturb(copy.belief, index, { mean: -lost, variance });
  }
  const loadings = goals.map((weights) => {
    return [...weighPaths(weights)].map(([node, weight]) => {
      return { index: touch(copy.belief, node, { model, isSkill: weights.has(node) }), weight };
    });
  });
  return { model, learner: copy, goals: loadings, known: new Map() };
}

function touch(
  belief: GaussianBelief,
  node: string,
  { model, isSkill }: { model: LearnerModel; isSkill: boolean },
): number {
  const variance = nodeVariance(node, isSkill, model.priors);
  return touchNode(belief, node, { mean: 0, variance });
}

/**
 * By how much the variances of the goals, summed, are expected to fall by an answer to this item:
 *
 *     Σ (w'Su)² a² E[H],  E[H] = P H(right) + (1 − P) H(wrong)
 *
 * with H as the belief will be updated by [Opper1998], squared logits.
 */
export function expectedGain(plan: EvidencePlan, item: LearnerItem): number {
  const path = pathBelief(plan, item);
  const squares = path.goalCovariances.reduce((sum, covariance) => sum + covariance ** 2, 0);
  return squares * expectedShrink(plan, item, path);
}

/** Counts an answer to the item whatever it will be. Changes the plan. */
export function planAnswer(plan: EvidencePlan, item: LearnerItem): void {
  const path = pathBelief(plan, item);
  const step = { shift: 0, shrink: expectedShrink(plan, item, path) };
  applyStep(plan.learner.belief, path.spread, step);
  plan.known.clear();
}

/** a² E[H] */
function expectedShrink(
  { model, learner }: EvidencePlan,
  item: LearnerItem,
  path: PathBelief,
): number {
  const { priors, pool } = model;
  const skills = skillsName(item);
  const difficulty = difficultyOf(pool, { item: item.id, skills, encounter: 0, priors });
  const { discrimination: a, guessing } = difficulty;
  const tie = priors.studentItemDeviation ** 2;
  const mean = a * (path.mean + learner.form.mean - difficulty.mean);
  const variance = a ** 2 * (path.variance + learner.form.variance + tie + difficulty.variance);
  const pRight = probabilityOf(mean / Math.sqrt(1 + (Math.PI * variance) / 8), guessing);
  const shrinkIf = (isCorrect: boolean) =>
    logisticStep(mean, variance, { isCorrect, guessing }).shrink;
  return a ** 2 * (pRight * shrinkIf(true) + (1 - pRight) * shrinkIf(false));
}

function pathBelief(plan: EvidencePlan, item: LearnerItem): PathBelief {
  const key = skillsName(item);
  const known = plan.known.get(key);
  if (known !== undefined) return known;
  const { belief } = plan.learner;
  const loadings = pathOf(item).map(({ node, weight, isSkill }) => ({
    index: touch(belief, node, { model: plan.model, isSkill }),
    weight,
  }));
  const spread = covarianceWith(belief, loadings);
  const along = (path: readonly Loading[]) =>
    path.reduce((sum, { index, weight }) => sum + weight * (spread[index] ?? 0), 0);
  const own = {
    mean: loadings.reduce((sum, { index, weight }) => sum + weight * (belief.mean[index] ?? 0), 0),
    variance: along(loadings),
    spread,
    goalCovariances: plan.goals.map(along),
  };
  plan.known.set(key, own);
  return own;
}
