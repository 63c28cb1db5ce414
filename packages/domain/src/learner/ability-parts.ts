import { fadingOf } from "./forgetting.ts";
import type { Learner } from "./learner.ts";
import type { LearnerPriors } from "./priors.ts";
import { OVERALL, skillOf } from "./skill-path.ts";

/** One part of what is believed of an ability, logits. */
export interface AbilityPart {
  /** A node on the path; its part of what a pause has taken is told apart. */
  readonly node: string;
  readonly kind: "own" | "faded";
  readonly value: number;
}

/**
 * What the mean of `masteryOf` is made of, from ability as a whole down to the node; they sum to it. A node that was never
 * practised counts 0.
 */
export function abilityParts(
  learner: Learner,
  priors: LearnerPriors,
  { node, day }: { readonly node: string; readonly day: number | null },
): AbilityPart[] {
  const skill = skillOf(node);
  const steps = skill.split(".");
  const path = [OVERALL, ...steps.map((_, depth) => steps.slice(0, depth + 1).join("."))];
  const parts = path.map((one): AbilityPart => {
    const index = learner.belief.indexOf.get(one);
    const value = index === undefined ? 0 : (learner.belief.mean[index] ?? 0);
    return { node: one, kind: "own", value };
  });
  const { lost } = fadingOf(learner.skills.get(skill), day, priors);
  return lost === 0 ? parts : [...parts, { node: skill, kind: "faded", value: -lost }];
}

/** The last day on which a node or a skill below it was practised; null where none was, or the log has no times. */
export function lastPracticed(learner: Learner, node: string): number | null {
  let last: number | null = null;
  for (const [skill, { lastDay }] of learner.skills) {
    const isUnder = skill === node || skill.startsWith(`${node}.`);
    if (isUnder && lastDay !== null && (last === null || lastDay > last)) last = lastDay;
  }
  return last;
}
