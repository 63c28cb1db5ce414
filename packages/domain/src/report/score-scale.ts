import { normalCumulative } from "../kernel/index.ts";

export const LOWEST_SCORE = 130;
export const HIGHEST_SCORE = 170;

/** Published percentile ranks of one measure. */
export interface PercentileTable {
  /** Dates of the tests behind it, as people are told: "July 2022 to June 2025". */
  readonly testDates: string;
  /** Per cent of test takers below 130, 131, … 170: 41 numbers, 0 … 100, never falling; 0 where none is printed. */
  readonly percentBelow: readonly number[];
}

/** From ability to the reporting scale. */
export interface ScoreScale {
  /** The score, a whole number 130 … 170, of an ability whose distribution in the population is N(0, 1). */
  readonly scoreOf: (theta: number) => number;
  /** The same before it is rounded, 129.5 … 170.5. */
  readonly exactScoreOf: (theta: number) => number;
  /** Published per cent of test takers below a score. */
  readonly percentileRankOf: (score: number) => number;
  readonly testDates: string;
}

/**
 * Equipercentile mapping: the share of the population below a score is what the published table says,
 *
 *     score(θ) = round( F⁻¹( 100 Φ(θ) ) )
 *
 * where F rises linearly from the published percentage below a score, at half a point under it, to the next. It is
 * monotone, and reproduces the table to the rounding of its figures.
 *
 * @throws {RangeError} for a table that does not have 41 percentages in order
 */
export function scoreScale({ testDates, percentBelow }: PercentileTable): ScoreScale {
  const isInOrder = percentBelow.every(
    (percent, index) => percent >= (percentBelow[index - 1] ?? 0) && percent < 100,
  );
  if (percentBelow.length !== HIGHEST_SCORE - LOWEST_SCORE + 1 || !isInOrder) {
    throw new RangeError("a percentile table has 41 percentages below 100 that never fall");
  }
  const knots = [...untie(percentBelow), 100];
  const exactScoreOf = (theta: number) => scoreAt(knots, 100 * normalCumulative(theta));
  return {
    testDates,
    scoreOf: (theta) => toScore(Math.round(exactScoreOf(theta))),
    exactScoreOf,
    percentileRankOf: (score) => percentBelow[score - LOWEST_SCORE] ?? 0,
  };
}

/**
 * Printed percentages are rounded, so neighbouring scores can share one although some people lie between. Equal
 * figures are spread evenly inside the rounding interval; otherwise 169 could not be reached where 169 and 170 are
 * both printed as 99. Nobody is below the lowest score.
 */
function untie(percentBelow: readonly number[]): number[] {
  return percentBelow.map((percent, index) => {
    if (index === 0) return 0;
    const first = percentBelow.indexOf(percent);
    const count = percentBelow.lastIndexOf(percent) - first + 1;
    if (percent === 0) return (0.5 * (index - first)) / count;
    return count === 1 ? percent : percent - 0.5 + (index - first + 0.5) / count;
  });
}

/** Keeps a whole number on the scale. */
export function toScore(score: number): number {
  return Math.min(HIGHEST_SCORE, Math.max(LOWEST_SCORE, score));
}

function scoreAt(knots: readonly number[], percent: number): number {
  const above = knots.findIndex((knot) => knot > percent);
  if (above < 0) return HIGHEST_SCORE + 0.5;
  const [low = 0, high = 100] = [knots[above - 1], knots[above]];
  return LOWEST_SCORE - 0.5 + (above - 1) + (percent - low) / (high - low);
}
