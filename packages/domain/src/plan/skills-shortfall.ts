import { weightedAbility } from "../learner/index.ts";
import { measureOf, type PracticeState } from "./practice-state.ts";

/** How far some skills stand below their measure. */
interface SkillsShortfall {
  /** Of the skills together in the questions of their measure, 0 … 1 */
  readonly share: number;
  /** By which they stand together below the measure as the exam weighs it, logits, > 0 */
  readonly shortfall: number;
}

/**
 * How far skills of one measure stand together below its level, where that is more than any other of its skills does: where a
 * question costs the student most. Null elsewhere. The level is m = Σ w_k m_k with the exam's shares w and abilities m_k.
 */
export function largestShortfall(
  { model, learner, day, demands }: PracticeState,
  skills: readonly string[],
): SkillsShortfall | null {
  const [first = ""] = skills;
  const shares = [...demands].flatMap(([skill, { share }]): [string, number][] =>
    measureOf(skill) === measureOf(first) ? [[skill, share]] : [],
  );
  const meanOf = (weights: ReadonlyMap<string, number>) =>
    weightedAbility(learner, model.priors, { weights, day, isTimed: false }).mean;
  const whole = meanOf(new Map(shares));
  let [share, cost, others] = [0, 0, 0];
  for (const [skill, own] of shares) {
    const its = whole - meanOf(new Map([[skill, 1]]));
    if (!skills.includes(skill)) others = Math.max(others, its);
    else [share, cost] = [share + own, cost + own * its];
  }
  const shortfall = share === 0 ? 0 : cost / share;
  return shortfall > others ? { share, shortfall } : null;
}
