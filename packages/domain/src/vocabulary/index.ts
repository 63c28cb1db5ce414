export { buildDrill, type DrillRequest } from "./build-drill.ts";
export { buildOwnDrill, type OwnDrillRequest } from "./build-own-drill.ts";
export { type AnswerPreference, answerByFor, drillOrder, withAskedSenses } from "./choose-drill.ts";
export {
  type AnswerBy,
  DRILL_KINDS,
  type DrillKind,
  type DrillOption,
  type DrillPrompt,
  type KeyedDrill,
  publicDrill,
} from "./drill.ts";
export { type DrillWords, indexDrillWords } from "./drill-words.ts";
export { foldText } from "./fold-text.ts";
export { IMPORT_LIMITS, type ImportRefusal, type ImportRefusalReason } from "./import-refusal.ts";
export { type DrillResponse, hasSlip, judgeDrill, synonymTyped } from "./judge-drill.ts";
export type { LexiconSense, LexiconWord, OwnWord } from "./lexicon-word.ts";
export { type ListedWord, linesOf, readWordList, type WordList } from "./read-word-list.ts";
export {
  calibrateRecall,
  type JudgedRecall,
  type RecallBin,
  type RecallCalibration,
} from "./recall-calibration.ts";
export { cleanText } from "./text-of-html.ts";
export { KEPT_DAYS, type SeenReview, WORD_SKILLS, wordEvidence } from "./word-evidence.ts";
export { type WordListFormat, writeWordList } from "./write-word-list.ts";
