import { type Learner, type LearnerPriors, masteryOf } from "../learner/index.ts";

export interface WeakSkill {
  readonly skill: string;
  /** Probability that the ability lies below the target, 0.55 … 1. */
  readonly pBelow: number;
}

/**
 * What a skill is flagged at. A few questions say more of a measure than of a skill, and at an even chance a quarter of the
 * skills that are fine would be flagged with the others (decision 0020).
 */
const SURE_ENOUGH = 0.55;

/**
 * The skills that are probably below the target, the surest first.
 *
 * @param asked.target logits; an item of difficulty 0 is the zero
 */
export function weakSkills(
  learner: Learner,
  priors: LearnerPriors,
  asked: {
    readonly skills: readonly string[];
    readonly day: number | null;
    readonly target: number;
  },
): WeakSkill[] {
  const { skills, day, target } = asked;
  return skills
    .map((skill) => {
      const { pMastery } = masteryOf(learner, priors, { node: skill, day, target });
      return { skill, pBelow: 1 - pMastery };
    })
    .filter(({ pBelow }) => pBelow > SURE_ENOUGH)
    .sort((one, other) => other.pBelow - one.pBelow);
}
