export { type ExpectedTime, expectedTime, timeOf } from "./expected-time.ts";
export { type FinishingBand, finishingBand } from "./finishing-band.ts";
export { type AnswerPace, flagAnswer, type PacedAnswer } from "./flag-answer.ts";
export { isRapid, type JudgedAnswer, pRapid, type RapidContext } from "./is-rapid.ts";
export { itemTimeOf, type MeasuredTime, withTime } from "./measured-time.ts";
export {
  addToTally,
  describeTally,
  EMPTY_PACE_TALLY,
  type PaceSummary,
  type PaceTally,
} from "./pace-tally.ts";
export { type GhostPace, type GhostPlace, ghostPlace, secondsAhead } from "./pacing-ghost.ts";
export {
  type DecisionsReview,
  gainPerMinute,
  reviewStays,
  type StayDecision,
  type TimedOutcome,
} from "./review-stays.ts";
export type { Ranged } from "./share-right.ts";
export {
  type SkipGain,
  type SkipPlan,
  type SkippableQuestion,
  skipHardest,
} from "./skip-hardest.ts";
export {
  askAtSeconds,
  type OpenQuestion,
  type StayOrLeave,
  stayOrLeave,
} from "./stay-or-leave.ts";
export type { TimedRun } from "./sum-of-times.ts";
export { type SpentAnswer, type SunkCost, sunkCost } from "./sunk-cost.ts";
export {
  type ItemTime,
  NEW_STUDENT_SPEED,
  newItemTime,
  type StudentSpeed,
  type TimedMeeting,
  updateTimes,
} from "./time-beliefs.ts";
