export type { RoutingReport, WhatIf } from "./describe-routing.ts";
export { median } from "./median.ts";
export { type MeasureScores, reportMeasure } from "./report-measure.ts";
export type { ExamAnswer, SatMeasure } from "./sat-measure.ts";
export {
  type ScaledScore,
  type ScaleLink,
  type ScoredMeasure,
  scaleScore,
  UNTESTED_LINK,
} from "./scale-score.ts";
export {
  HIGHEST_SCORE,
  LOWEST_SCORE,
  type PercentileTable,
  type ScoreScale,
  scoreScale,
} from "./score-scale.ts";
export {
  MINIMUM_ANSWERS_OVERALL,
  MINIMUM_ANSWERS_PER_GROUP,
  type RateSummary,
  summariseRate,
} from "./summarise-rate.ts";
export { type AnswerCount, type Interval, wilsonInterval } from "./wilson-interval.ts";
