import type { LearnerPriors } from "../learner/index.ts";
import { BEST_P_CORRECT, expectedGain, fitOf, nextGain } from "./expected-gain.ts";
import type { SkillOutlook } from "./skill-outlook.ts";

/** What can make practice of a skill worth more than of others. */
export type GainFactor =
  /** How much the exam asks for it, and how much a logit of its measure is worth. */
  | "share"
  /** The distance to the student's target in its measure. */
  | "target"
  /** How little is known of it. */
  | "exploration"
  /** How much there is still to learn. */
  | "room"
  /** How well the questions at hand fit the student; 1 where they fit best. */
  | "fit"
  /** How well it is remembered until the test. */
  | "kept"
  /** What would otherwise be forgotten. */
  | "repetition"
  /** How little time it takes. */
  | "minutes";

export interface GainTerm {
  readonly factor: GainFactor;
  /** Times the usual: 2 doubles the gain. */
  readonly times: number;
}

export interface ExplainedGain {
  /** Points on the test's day a minute; never shown: it orders, it does not promise. */
  readonly gainPerMinute: number;
  /** The same of a skill that is usual in everything, with questions that fit best. */
  readonly usual: number;
  /** The same of mixed practice: questions as the exam asks them, which fit best. */
  readonly mixed: number;
  /** They multiply to gain over usual; the largest first. */
  readonly terms: readonly GainTerm[];
}

interface SkillFactors
  extends Readonly<Record<Exclude<GainFactor, "fit" | "repetition">, number>> {}

const factorsOf = (outlook: SkillOutlook, priors: LearnerPriors): SkillFactors => ({
  share: outlook.pointsPerLogit,
  target: outlook.need,
  exploration: outlook.exploration,
  room: nextGain(priors, outlook.answers),
  kept: outlook.kept,
  minutes: 1 / outlook.minutes,
});

/**
 * The expected gain of a skill's next question as a product: each factor over its geometric mean of all skills of the exam,
 * so that what stands out says why the skill is worth practising.
 *
 * @param pCorrect of the questions at hand, 0 … 1
 */
export function explainGain(
  outlook: SkillOutlook,
  pCorrect: number,
  { all, priors }: { readonly all: readonly SkillOutlook[]; readonly priors: LearnerPriors },
): ExplainedGain {
  const gainPerMinute = expectedGain({ outlook, priors, before: 0, pCorrect });
  const own = factorsOf(outlook, priors);
  const mixed = mixedGain(all, priors);
  const others = all.map((each) => factorsOf(each, priors));
  const names = Object.keys(own) as (keyof SkillFactors)[]; // its own keys
  let usual = 1;
  const terms: GainTerm[] = names.map((factor) => {
    const mean = geometricMean(others.map((each) => each[factor]));
    usual *= mean;
    return { factor, times: own[factor] / mean };
  });
  const fit = fitOf(pCorrect);
  const practice = own.exploration * own.room * fit * own.kept;
  const repetition = 1 + (pCorrect * outlook.renewal) / practice;
  terms.push({ factor: "fit", times: fit }, { factor: "repetition", times: repetition });
  terms.sort((one, other) => other.times - one.times);
  return { gainPerMinute, usual, mixed, terms };
}

/** Σ s g t / Σ s t over the skills, s the exam's share, t the minutes of a question, g the gain of a minute. */
function mixedGain(all: readonly SkillOutlook[], priors: LearnerPriors): number {
  let [gain, minutes] = [0, 0];
  for (const outlook of all) {
    const weight = outlook.demand.share * outlook.minutes;
    gain += weight * expectedGain({ outlook, priors, before: 0, pCorrect: BEST_P_CORRECT });
    minutes += weight;
  }
  return minutes === 0 ? 0 : gain / minutes;
}

/** Zeros are left out: a skill that the exam never asks for is no measure of the others. */
function geometricMean(values: readonly number[]): number {
  const positive = values.filter((value) => value > 0);
  return Math.exp(positive.reduce((sum, value) => sum + Math.log(value), 0) / positive.length);
}
