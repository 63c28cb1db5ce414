import type { DifficultyBand, ItemKind, Measure } from "@lexiquant/domain/item";

/** Names of the groups by which figures are told, as the test and its students call them. */
export const MEASURE_NAMES: Record<Measure, string> = {
  verbal: "Verbal Reasoning",
  quantitative: "Quantitative Reasoning",
};

export const KIND_NAMES: Record<ItemKind, string> = {
  "text-completion": "Text completion",
  "sentence-equivalence": "Sentence equivalence",
  "reading-single": "Reading: select one",
  "reading-multiple": "Reading: select one or more",
  "select-in-passage": "Select in passage",
  "quantitative-comparison": "Quantitative comparison",
  "single-choice": "Multiple choice: select one",
  "multiple-choice": "Multiple choice: select one or more",
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
