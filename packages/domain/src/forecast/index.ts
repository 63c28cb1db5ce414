export {
  type DatedForecast,
  type EffortForecast,
  type ForecastRequest,
  forecastScore,
  type ScoreForecast,
} from "./forecast-score.ts";
export {
  type DatedEstimate,
  DEFAULT_LEARNING_RATE,
  type LearningRate,
  updateLearningRate,
} from "./learning-rate.ts";
export {
  type AbilityReport,
  type AskedMeasure,
  type MeasureAbility,
  measureAbility,
  reportAbility,
} from "./measure-ability.ts";
export type { TargetEffort } from "./plan-effort.ts";
export type { ForecastStart } from "./project-ability.ts";
export { TEST_ERROR, type TestReading } from "./target-probability.ts";
