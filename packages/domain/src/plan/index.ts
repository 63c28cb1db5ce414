export { blueprintShares } from "./blueprint-shares.ts";
export { chooseNext, chooseSet } from "./choose-set.ts";
export type { Drill, DrillReason, DrillTarget, PracticeRecord } from "./drill.ts";
export {
  type EssayReason,
  essayReason,
  isWeekly,
  type WritingRecord,
  weakestTrait,
} from "./essay-step.ts";
export type { ExplainedGain, GainFactor, GainTerm } from "./gain-terms.ts";
export { type MasteryChange, masteryChanges } from "./mastery-changes.ts";
export {
  type NextAction,
  nextActions,
  type SessionAnswer,
  type TwinAction,
} from "./next-actions.ts";
export type {
  Candidate,
  MissedItem,
  PracticeState,
  SkillDemand,
  Standing,
} from "./practice-state.ts";
export { rankDrills } from "./rank-drills.ts";
export {
  type DiagnosticReason,
  type MockReason,
  type PracticeHistory,
  type RecommendedStep,
  recommend,
  recomputeReason,
  type StepReason,
} from "./recommend.ts";
export type { ReviewReason } from "./review-reason.ts";
export type { ChosenItem, Purpose, SetRequest } from "./set-choice.ts";
export { largestShortfall, skillShortfalls } from "./skills-shortfall.ts";
