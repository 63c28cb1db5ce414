import type { Measure } from "../item/index.ts";
import { normalCumulative } from "../kernel/index.ts";

/**
 * How fast study raises a measure: a normal belief, cut off at 0, about points per (hour of study)^.8. The hours are
 * those of both measures together.
 */
export interface LearningRate {
  /** Of the normal distribution before it is cut off. */
  readonly mean: number;
  readonly standardDeviation: number;
}

/**
 * Before anything is known of a student: 40 hours bring 2.9 ± 2.3 points. A judgement after old studies of coaching and of
 * repeaters (measurement.md 6), to be estimated anew from students.
 */
export const DEFAULT_LEARNING_RATE: LearningRate = { mean: 0.15, standardDeviation: 0.12 };

/** Standard deviation of the scores of the population, whose abilities are N(0, 1). */
export const POINTS_PER_LOGIT: Readonly<Record<Measure, number>> = {
  verbal: 8.3,
  quantitative: 9.9,
};

const EXPONENT = 0.8;

/** H^.8: the more was studied, the less an hour adds. */
export const studyOf = (hours: number): number => hours ** EXPONENT;

/** What was believed of a student's ability after so many hours of study. */
export interface DatedEstimate {
  /** Hours of study until then, ≥ 0 */
  readonly hours: number;
  /** Logits */
  readonly mean: number;
  readonly variance: number;
}

/**
 * The rate after the student's own course: a weighted regression of the estimates on H^.8, multiplied with the prior.
 * Estimates are taken for independent, although one rests on the answers of those before it too: by that the student's
 * own slope counts for less than it might.
 */
export function updateLearningRate(
  prior: LearningRate,
  estimates: readonly DatedEstimate[],
  measure: Measure,
): LearningRate {
  const points = POINTS_PER_LOGIT[measure];
  const rows = estimates.map(({ hours, mean, variance }) => ({
    x: studyOf(hours),
    y: points * mean,
    weight: 1 / (points ** 2 * variance),
  }));
  const sum = (of: (row: (typeof rows)[number]) => number) =>
    rows.reduce((total, row) => total + row.weight * of(row), 0);
  const all = sum(() => 1);
  if (all === 0) return prior;
  const center = sum(({ x }) => x) / all;
  const information = sum(({ x }) => (x - center) ** 2);
  if (information === 0) return prior;
  const evidence = sum(({ x, y }) => (x - center) * y);
  const priorInformation = 1 / prior.standardDeviation ** 2;
  return {
    mean: (priorInformation * prior.mean + evidence) / (priorInformation + information),
    standardDeviation: 1 / Math.sqrt(priorInformation + information),
  };
}

/** Mean and standard deviation of the normal distribution cut off at 0. */
export function truncatedMoments({ mean, standardDeviation }: LearningRate): LearningRate {
  const z = mean / standardDeviation;
  const density = Math.exp(-0.5 * z ** 2) / Math.sqrt(2 * Math.PI);
  const hazard = density / normalCumulative(z);
  return {
    mean: mean + standardDeviation * hazard,
    standardDeviation: standardDeviation * Math.sqrt(Math.max(0, 1 - hazard * (hazard + z))),
  };
}
