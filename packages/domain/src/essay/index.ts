export {
  type EssayFeedback,
  essayFeedback,
  type FeedbackMark,
  type Priority,
} from "./feedback/essay-feedback.ts";
export { type Quote, quoteFrom } from "./feedback/quote.ts";
export type { LanguageProblem, ProblemKind } from "./language/problem.ts";
export { type RelatedWords, relatedWords } from "./measures/related-words.ts";
export { DIRECTIVE_IDS, type DirectiveId, type EssayPrompt } from "./prompt.ts";
export { CALIBRATION, type Calibration } from "./rating/calibration.ts";
export { fitCalibration, type RatedEssay } from "./rating/fit-calibration.ts";
export { type EssayMeasures, measureEssay } from "./rating/measures.ts";
export { nearestHalf } from "./rating/nearest-half.ts";
export { type EssayRating, rateEssay, rateMeasures, rawScoreOf } from "./rating/rate-essay.ts";
export {
  pearson,
  quadraticWeightedKappa,
  type ScorePair,
  spearman,
} from "./rating/rater-agreement.ts";
export type { Trait, TraitLevels } from "./rating/traits.ts";
export type { Doubt, LanguageReading, PartOfSpeech, Span, Token } from "./reading/reading.ts";
export { splitParagraphs } from "./reading/split-paragraphs.ts";
