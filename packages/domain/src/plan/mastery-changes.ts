import { type Learner, type LearnerPriors, type Mastery, masteryOf } from "../learner/index.ts";

export interface MasteryChange {
  readonly skill: string;
  readonly before: Mastery;
  readonly after: Mastery;
}

/**
 * What a session has changed in the skills that it exercised, the largest change of the probability of mastery first. Both
 * are taken on the same day, so that no pause is counted in.
 *
 * @param target ability that counts as mastery, logits
 */
export function masteryChanges(
  { before, after }: { readonly before: Learner; readonly after: Learner },
  {
    priors,
    day,
    target,
  }: { readonly priors: LearnerPriors; readonly day: number; readonly target: number },
): MasteryChange[] {
  const exercised = [...after.skills].filter(
    ([skill, { answers }]) => answers > (before.skills.get(skill)?.answers ?? 0),
  );
  return exercised
    .map(([skill]) => ({
      skill,
      before: masteryOf(before, priors, { node: skill, day, target }),
      after: masteryOf(after, priors, { node: skill, day, target }),
    }))
    .sort((one, other) => sizeOf(other) - sizeOf(one));
}

const sizeOf = ({ before, after }: MasteryChange): number =>
  Math.abs(after.pMastery - before.pMastery);
