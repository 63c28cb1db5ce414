import { normalCumulative } from "../kernel/index.ts";
import type { Learner } from "./learner.ts";
import type { LearnerPriors } from "./priors.ts";
import { OVERALL, skillOf } from "./skill-path.ts";
import { weightedAbility } from "./weighted-ability.ts";

export interface Mastery {
  /** Ability in the node on the day, logits; an item of difficulty 0 is the zero. */
  readonly mean: number;
  readonly standardDeviation: number;
  /** Probability that the ability is at least the target, 0 … 1. */
  readonly pMastery: number;
  /** Answers that exercised the node. */
  readonly answers: number;
  /** Days after which half of what practice won is due to be forgotten; null above a skill, and without practice. */
  readonly halfLifeDays: number | null;
  /** Part of the ability that has faded since the last practice, logits, ≥ 0. */
  readonly faded: number;
  /** Whether the belief is sure enough to be shown as more than "not enough evidence". */
  readonly hasEnoughEvidence: boolean;
}

/** Ability that answers four of five items of difficulty 0: ln 4. */
export const MASTERY_TARGET = Math.log(4);

/** Least certain that an ability may be for its mastery to be shown, logits. */
export const MOST_DEVIATION = 0.45;

/**
 * What is believed of a node of the tree: the sum of its path, overall, measure, domain and skill as far as they go.
 *
 * @param node `overall`, or a component's dotted path
 * @param day today, in the days of the log; null where the log has no times
 */
export function masteryOf(
  learner: Learner,
  priors: LearnerPriors,
  {
    node,
    day,
    target,
  }: { readonly node: string; readonly day: number | null; readonly target: number },
): Mastery {
  const skill = skillOf(node);
  const { mean, variance, faded } = weightedAbility(learner, priors, {
    weights: new Map([[skill, 1]]),
    day,
    isTimed: false,
  });
  const standardDeviation = Math.sqrt(variance);
  return {
    mean,
    standardDeviation,
    pMastery: normalCumulative((mean - target) / standardDeviation),
    answers: answersUnder(learner, skill),
    halfLifeDays: learner.skills.get(skill)?.halfLifeDays ?? null,
    faded,
    hasEnoughEvidence: standardDeviation <= MOST_DEVIATION,
  };
}

/** Answers that exercised a skill at or below the node. */
export function answersUnder(learner: Learner, node: string): number {
  if (node === OVERALL) return learner.recent.answers;
  const below = `${node}.`;
  let sum = 0;
  for (const [skill, { answers }] of learner.skills) {
    if (skill === node || skill.startsWith(below)) sum += answers;
  }
  return sum;
}
