import type { ThetaEstimate } from "../irt/index.ts";
import { accepted, type Result, refused } from "../kernel/index.ts";
import { type ScoreScale, toScore } from "./score-scale.ts";
import { Z_80_PERCENT } from "./wilson-interval.ts";

/** How our ability scale lies against that of the real test: θ_L = intercept + slope · θ, logits. */
export interface ScaleLink {
  readonly intercept: number;
  readonly slope: number;
  /** Uncertainty of the link, logits, ≥ 0. */
  readonly standardDeviation: number;
}

/**
 * Before official scores have been reported. A common bias of authored difficulties cannot be seen from inside; .25
 * logits are about 2 points Verbal and 2.5 Quantitative.
 */
export const UNTESTED_LINK: ScaleLink = { intercept: 0, slope: 1, standardDeviation: 0.25 };

/** A scaled score never travels without its range, its kind and the number of questions behind it. */
export interface ScaledScore {
  readonly kind: "estimate";
  /** 130 … 170 */
  readonly score: number;
  /** Ends of the 80 % range, 130 … 170. */
  readonly low: number;
  readonly high: number;
  /** Per cent of test takers below the ends of the range, 0 … 100, and the tests that this is known from. */
  readonly percentileRank: {
    readonly low: number;
    readonly high: number;
    readonly testDates: string;
  };
  /** Questions of the measure, ≥ 1. */
  readonly itemCount: number;
}

export interface ScoredMeasure {
  /** Ability with its error; difficulty noise is in it when items were scored `withUncertainDifficulty`. */
  readonly estimate: ThetaEstimate;
  readonly itemCount: number;
  /** Questions with a response, complete or not, 0 … itemCount. */
  readonly answeredCount: number;
}

/**
 * The reported score with its 80 % range: the ends are the 10th and 90th percentiles of N(θ_L, B²s² + s_L²), carried
 * through the same table, so that the range is lopsided near 130 and 170.
 *
 * - s: standard error of the ability, logits
 * - B, s_L: slope and uncertainty of the link
 *
 * As on the test, a measure without a single answer has no score.
 */
export function scaleScore(
  { estimate, itemCount, answeredCount }: ScoredMeasure,
  scale: ScoreScale,
  link: ScaleLink = UNTESTED_LINK,
): Result<ScaledScore, "no-answers"> {
  if (answeredCount === 0) return refused("no-answers");
  const theta = link.intercept + link.slope * estimate.theta;
  const spread = Math.hypot(link.slope * estimate.thetaStandardError, link.standardDeviation);
  const { score, low, high } = scoresOf(theta, spread, scale);
  return accepted({
    kind: "estimate",
    score,
    low,
    high,
    percentileRank: {
      low: scale.percentileRankOf(low),
      high: scale.percentileRankOf(high),
      testDates: scale.testDates,
    },
    itemCount,
  });
}

/**
 * The score, and whole scores from the 10th to the 90th percentile, rounded inwards. Each whole score stands for half
 * a point on either side, so rounding to the nearest would make the range a point too wide: it would hold 86 % of true
 * scores instead of 80.
 */
function scoresOf(theta: number, spread: number, scale: ScoreScale) {
  const score = scale.scoreOf(theta);
  const low = toScore(Math.ceil(scale.exactScoreOf(theta - Z_80_PERCENT * spread)));
  const high = toScore(Math.floor(scale.exactScoreOf(theta + Z_80_PERCENT * spread)));
  return { score, low: Math.min(low, score), high: Math.max(high, score) };
}
