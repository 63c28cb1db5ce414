import type { ItemKind } from "./item-kind.ts";
import type { DifficultyBand, Measure } from "./item-type.ts";

/** What the test and its students call things; the same words in every screen, report and export. */

export const MEASURE_NAMES: Record<Measure, string> = {
  verbal: "Verbal Reasoning",
  quantitative: "Quantitative Reasoning",
};

export const KIND_NAMES: Record<ItemKind, string> = {
  "text-completion": "Text completion",
  "sentence-equivalence": "Sentence equivalence",
  "reading-single": "Reading: one answer",
  "reading-multiple": "Reading: one or more answers",
  "select-in-passage": "Select in passage",
  "quantitative-comparison": "Quantitative comparison",
  "single-choice": "Multiple choice: one answer",
  "multiple-choice": "Multiple choice: one or more answers",
  "numeric-entry": "Numeric entry",
  "data-interpretation": "Data interpretation",
};

export const DIFFICULTY_NAMES: Record<DifficultyBand, string> = {
  1: "Easiest",
  2: "Easy",
  3: "Medium",
  4: "Hard",
  5: "Hardest",
};
