import type { Measure } from "../item/index.ts";
import {
  answersUnder,
  type Learner,
  type LearnerPriors,
  weightedAbility,
} from "../learner/index.ts";
import { type ScaledScore, type ScaleLink, type ScoreScale, scaleScore } from "../report/index.ts";

/** What is believed of a measure as the test asks for it. */
export interface MeasureAbility {
  /** Blueprint-weighted sum of the skills, logits; the population of test takers is N(0, 1). */
  readonly mean: number;
  /** Squared logits, with all covariances. */
  readonly variance: number;
  /** Answers of the measure behind it. */
  readonly answers: number;
}

export interface AskedMeasure {
  readonly measure: Measure;
  /** Share of each skill of the measure in the score; they sum to 1. */
  readonly blueprint: ReadonlyMap<string, number>;
  /** Day in the days of the log; later than today for what is left if nothing is practised. */
  readonly day: number | null;
}

/**
 * The ability that a section measures: w'x with variance w'Sw over the blueprint's skills, as the clock lets the student
 * show it, since the test runs against it. Mocks are answers as others are.
 */
export function measureAbility(
  learner: Learner,
  priors: LearnerPriors,
  { measure, blueprint, day }: AskedMeasure,
): MeasureAbility {
  const asked = { weights: blueprint, day, isTimed: true };
  const { mean, variance } = weightedAbility(learner, priors, asked);
  return { mean, variance, answers: answersUnder(learner, measure) };
}

/** Least certain that an ability may be for a score to be shown, logits: its 80 % range is ±7 points Verbal, ±8 Quantitative. */
const MOST_DEVIATION = 0.6;
const LEAST_ANSWERS = 10;
/** What one answer of a measure adds to 1 / variance, by simulated diagnostics (decision 0020). */
const INFORMATION_PER_ANSWER = 0.19;

/**
 * Answers of the measure that are still needed before a score is shown, by what an answer is worth on average; 0 when
 * there are enough: at least ten, and an ability known to ±.6 logits.
 */
export function answersNeeded({ variance, answers }: MeasureAbility): number {
  const missing = 1 / MOST_DEVIATION ** 2 - 1 / variance;
  const toBeSure = Math.ceil(missing / INFORMATION_PER_ANSWER);
  return Math.max(0, LEAST_ANSWERS - answers, toBeSure);
}

/** What is told of a measure: an estimate with its range, or how many answers it takes to make one. */
export type AbilityReport =
  | { readonly kind: "score"; readonly score: ScaledScore }
  | { readonly kind: "too-few-answers"; readonly answersNeeded: number };

export function reportAbility(
  ability: MeasureAbility,
  scale: ScoreScale,
  link: ScaleLink,
): AbilityReport {
  const needed = answersNeeded(ability);
  if (needed > 0) return { kind: "too-few-answers", answersNeeded: needed };
  return { kind: "score", score: scoreOf(ability, { scale, link, testError: 0 }) };
}

/**
 * The score of an ability with its 80 % range, and with the error of one sitting where it is that of a test.
 *
 * @throws {RangeError} for an ability without an answer behind it
 */
export function scoreOf(
  { mean, variance, answers }: MeasureAbility,
  { scale, link, testError }: { scale: ScoreScale; link: ScaleLink; testError: number },
): ScaledScore {
  const estimate = { theta: mean, thetaStandardError: Math.hypot(Math.sqrt(variance), testError) };
  const counts = { itemCount: answers, answeredCount: answers };
  const scaled = scaleScore({ estimate, ...counts }, scale, link);
  if (!scaled.ok) throw new RangeError(scaled.reason);
  return scaled.value;
}
