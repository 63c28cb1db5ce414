export {
  type CalibratedItem,
  type Calibration,
  type CalibrationInput,
  calibrate,
} from "./calibration/calibrate.ts";
export {
  STEADIED_THREE_PARAMETER_ITEM,
  THREE_PARAMETER_ITEM,
  TWO_PARAMETER_ITEM,
} from "./calibration/item-model.ts";
export type { IndexedAnswer } from "./calibration/response-patterns.ts";
export {
  estimateTheta,
  type ItemAnswer,
  type ThetaEstimate,
  updateTheta,
} from "./estimate-theta.ts";
export { flagItem, type ItemFlag } from "./item-fit/flag-item.ts";
export { leaveOneOutThetas } from "./item-fit/leave-one-out-thetas.ts";
export { pointBiserial } from "./item-fit/point-biserial.ts";
export { itemInformation, testInformation } from "./item-information.ts";
export type { ItemParameters } from "./item-parameters.ts";
export { pCorrect, withUncertainDifficulty } from "./p-correct.ts";
export {
  type RouteScore,
  summedScoreDistribution,
  updateThetaBySummedScore,
} from "./summed-score.ts";
export { normalTheta, POPULATION_THETA, type ThetaDistribution } from "./theta-distribution.ts";
