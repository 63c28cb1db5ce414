import type { Measure } from "../item/index.ts";
import { weightedAbility } from "../learner/index.ts";
import { measureOf, type PracticeState } from "./practice-state.ts";
import { POINTS_PER_LOGIT } from "./skill-outlook.ts";

/** How far some skills stand below their measure. */
interface SkillsShortfall {
  /** Of the skills together in the questions of their measure, 0 … 1 */
  readonly share: number;
  /** By which they stand together below the measure as the exam weighs it, logits, > 0 */
  readonly shortfall: number;
}

/** How far one skill stands below its measure, and what that costs. */
interface SkillShortfall extends SkillsShortfall {
  readonly skill: string;
  /** Below 0 for a skill that stands above its measure. */
  readonly shortfall: number;
  /** Points of the measure's score that would be there if the skill were at the measure's level: w PTS shortfall. */
  readonly pointsLost: number;
}

type Known = Pick<PracticeState, "learner" | "day" | "demands"> & {
  readonly model: Pick<PracticeState["model"], "priors">;
};

/**
 * How far each skill of a measure stands below its level, in the exam's order of them. The level is m = Σ w_k m_k with the
 * exam's shares w and abilities m_k.
 */
export function skillShortfalls(
  { model, learner, day, demands }: Known,
  measure: Measure,
): SkillShortfall[] {
  const shares = [...demands].flatMap(([skill, { share }]): [string, number][] =>
    measureOf(skill) === measure ? [[skill, share]] : [],
  );
  const meanOf = (weights: ReadonlyMap<string, number>) =>
    weightedAbility(learner, model.priors, { weights, day, isTimed: false }).mean;
  const whole = meanOf(new Map(shares));
  return shares.map(([skill, share]) => {
    const shortfall = whole - meanOf(new Map([[skill, 1]]));
    return { skill, share, shortfall, pointsLost: share * POINTS_PER_LOGIT[measure] * shortfall };
  });
}

/**
 * How far skills of one measure stand together below its level, where that is more than any other of its skills does: where a
 * question costs the student most. Null elsewhere.
 */
export function largestShortfall(
  state: PracticeState,
  skills: readonly string[],
): SkillsShortfall | null {
  const [first = ""] = skills;
  let [share, cost, others] = [0, 0, 0];
  for (const one of skillShortfalls(state, measureOf(first))) {
    if (!skills.includes(one.skill)) others = Math.max(others, one.shortfall);
    else [share, cost] = [share + one.share, cost + one.share * one.shortfall];
  }
  const shortfall = share === 0 ? 0 : cost / share;
  return shortfall > others ? { share, shortfall } : null;
}
