export { type AbilityPart, abilityParts, lastPracticed } from "./ability-parts.ts";
export type { Belief } from "./belief.ts";
export { createElo, type Elo, rateAnswer } from "./evaluation/elo.ts";
export {
  type JudgedPrediction,
  type PredictionQuality,
  predictionQuality,
} from "./evaluation/prediction-quality.ts";
export { type LoggedAnswer, replayLog } from "./evaluation/replay-log.ts";
export { answersToEvidence } from "./evidence-needed.ts";
export { type EvidencePlan, expectedGain, planAnswer, planEvidence } from "./evidence-plan.ts";
export type { Term } from "./explain.ts";
export { fitModel } from "./fitting/fit-model.ts";
export { DEFAULT_WEIGHTS } from "./head.ts";
export { type AuthoredItem, addItem, difficultyOf, type ItemPool, poolOf } from "./item-pool.ts";
export { createLearner, type Learner } from "./learner.ts";
export { answersUnder, MASTERY_TARGET, type Mastery, masteryOf } from "./mastery.ts";
export { changeInMiddle, type PCorrectRange, pCorrectInMiddle } from "./middle-question.ts";
export type { AnswerContext, AnswerOutcome, LearnerItem, LearnerModel } from "./model.ts";
export { type Prediction, predict, predictUnmet } from "./predict.ts";
export { predictItems } from "./predict-items.ts";
export { DEFAULT_PRIORS, type LearnerPriors } from "./priors.ts";
export {
  type ExpectedAnswer,
  expectAnswer,
  type RecordedAnswer,
  recordAnswer,
} from "./record-answer.ts";
export { recordWord, type WordEvidence } from "./record-word.ts";
export { OVERALL, skillOf } from "./skill-path.ts";
export { skillShares } from "./skill-shares.ts";
export {
  copyLearner,
  restoreLearner,
  type StoredLearner,
  storedLearnerSchema,
  storeLearner,
} from "./stored-learner.ts";
export { restorePool, type StoredPool, storedPoolSchema, storePool } from "./stored-pool.ts";
export { type AskedAbility, type WeightedAbility, weightedAbility } from "./weighted-ability.ts";
