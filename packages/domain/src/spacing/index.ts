export {
  type Card,
  cardSchema,
  NEW_CARD,
  type ReviewEntry,
  reviewEntrySchema,
} from "./card.ts";
export {
  chooseRetention,
  type RemainingStudy,
  type RetentionChoice,
  wordsKnownAsPlanned,
} from "./choose-retention.ts";
export {
  isDue,
  type SchedulingRules,
  type StudyMoment,
  type Wait,
  waitOf,
} from "./due-day.ts";
export { fitWeights } from "./fitting/fit-weights.ts";
export { type MemoryLog, memoryLog } from "./fitting/memory-log.ts";
export { predictLog, recallLoss } from "./fitting/predict-log.ts";
export { FEWEST_REVIEWS_TO_FIT, type FitTrial, isFitDue, tryFit } from "./fitting/try-fit.ts";
export {
  countWords,
  forecastRecall,
  type RecallForecast,
  standingOf,
  type WordCounts,
} from "./forecast.ts";
export { DEFAULT_MEMORY_WEIGHTS, type MemoryWeights } from "./memory-model.ts";
export {
  type DailyCaps,
  type DayPlan,
  type DayPlanning,
  planDay,
  planMore,
} from "./plan-day.ts";
export { rateRecall, type SeenRecall } from "./rate-recall.ts";
export type { DatedMemory } from "./recall-gain.ts";
export { RECALL_RATINGS, type RecallRating } from "./recall-rating.ts";
export { type LoggedReview, replayReviews } from "./replay-reviews.ts";
export { reschedule, resume, suspend } from "./reschedule.ts";
export { DEFAULT_RETENTION } from "./retention-rules.ts";
export {
  nextWord,
  type ReviewSession,
  reviewSessionSchema,
  SESSION_WORDS,
  sessionAfter,
  sessionAfterUndo,
  startReviewSession,
} from "./review-session.ts";
export {
  LEECH_LAPSES,
  pRecallOn,
  previewRatings,
  type RecordedReview,
  recordReview,
  undoReview,
} from "./schedule-review.ts";
export { type Habits, habitsOf, type ObservedHabits } from "./simulation/habits.ts";
export { simulateLog } from "./simulation/simulate-log.ts";
export { type Backlog, spreadBacklog } from "./spread-backlog.ts";
export {
  type DayRule,
  DEFAULT_DAY_START_HOUR,
  dateOfStudyDay,
  isTimeZone,
  startOfStudyDay,
  studyDayOf,
  studyDayOfDate,
} from "./study-day.ts";
