export { IMPORT_LIMITS, type ImportRefusal, type ImportRefusalReason } from "./import-refusal.ts";
export { type ListedWord, readWordList, type WordList } from "./read-word-list.ts";
export {
  calibrateRecall,
  type JudgedRecall,
  type RecallBin,
  type RecallCalibration,
} from "./recall-calibration.ts";
export { type WordListFormat, writeWordList } from "./write-word-list.ts";
