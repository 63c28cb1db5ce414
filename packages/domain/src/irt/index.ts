export {
  type CalibratedItem,
  type Calibration,
  type CalibrationInput,
  calibrate,
} from "./calibration/calibrate.ts";
export {
  type ItemModel,
  STEADIED_THREE_PARAMETER_ITEM,
  THREE_PARAMETER_ITEM,
  TWO_PARAMETER_ITEM,
} from "./calibration/item-model.ts";
export type { IndexedAnswer } from "./calibration/response-patterns.ts";
export {
  estimateTheta,
  type ItemAnswer,
  type LogCurve,
  logCurve,
  type ThetaEstimate,
  updateTheta,
  updateThetaByCurves,
} from "./estimate-theta.ts";
export { flagItem, type ItemFlag } from "./item-fit/flag-item.ts";
export { leaveOneOutThetas } from "./item-fit/leave-one-out-thetas.ts";
export { pointBiserial } from "./item-fit/point-biserial.ts";
export { itemInformation, testInformation } from "./item-information.ts";
export type { ItemParameters } from "./item-parameters.ts";
export { type GaussianBelief, POPULATION_ABILITY } from "./online/gaussian-belief.ts";
export { type Encounter, type UpdatedBeliefs, updateBeliefs } from "./online/update-beliefs.ts";
export { pCorrect, withUncertainDifficulty } from "./p-correct.ts";
export type { AnswerTable } from "./refit/answer-table.ts";
export { type Refit, type RefitInput, type RefittedItem, refitItems } from "./refit/refit-items.ts";
export {
  type RouteScore,
  summedScoreDistribution,
  updateThetaBySummedScore,
} from "./summed-score.ts";
export { normalTheta, POPULATION_THETA, type ThetaDistribution } from "./theta-distribution.ts";
