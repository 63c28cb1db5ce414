import type { ItemParameters } from "../irt/index.ts";
import type { DifficultyBand, KeyedItem } from "../item/index.ts";
import type { ScoringItem } from "./scoring-item.ts";

/** b of each authored band, logits: the mean of the prior that calibration starts from. */
const DIFFICULTY_OF_BAND: Record<DifficultyBand, number> = {
  1: -1.5,
  2: -0.75,
  3: 0,
  4: 0.75,
  5: 1.5,
};

/** c of each type with a fixed number of choices: about nine tenths of blind chance. */
const GUESSING_OF_TYPE: Record<Exclude<KeyedItem["type"], "text-completion">, number> = {
  "sentence-equivalence": 0.06,
  "reading-single": 0.18,
  "reading-multiple": 0.12,
  "select-in-passage": 0.12,
  "quantitative-comparison": 0.22,
  "single-choice": 0.17,
  "multiple-choice": 0.03,
  "numeric-entry": 0,
};

const GUESSING_OF_BLANKS: readonly number[] = [0.18, 0.09, 0.03];

/** Until calibration every item discriminates alike. Panels are assembled with this. */
const AUTHORED_DISCRIMINATION = 1;
/**
 * Median a of an author's items, what a scorer believes and calibration starts from: the geometric middle of 1.0 and 1.2,
 * between which an author's items are expected (measurement.md 2). The bands are right at both ends with it (decision 0015).
 */
export const TYPICAL_DISCRIMINATION = 1.095;

/** What assembly assumes of an item that nobody has answered. */
export function authoredParameters(item: KeyedItem): ItemParameters {
  return {
    discrimination: AUTHORED_DISCRIMINATION,
    difficulty: DIFFICULTY_OF_BAND[item.difficulty],
    guessing:
      item.type === "text-completion"
        ? (GUESSING_OF_BLANKS[item.blanks.length - 1] ?? 0)
        : GUESSING_OF_TYPE[item.type],
  };
}

/**
 * Standard deviation of an author's b about the true one, logits (measurement.md 2). With .6, which calibration starts
 * from, the ranges hold more than they say (decision 0015).
 */
const AUTHORED_DIFFICULTY_STANDARD_ERROR = 0.45;

/** What the scorer believes of an item that nobody has answered. */
export function authoredScoringItem(item: KeyedItem): ScoringItem {
  return {
    ...authoredParameters(item),
    discrimination: TYPICAL_DISCRIMINATION,
    difficultyStandardError: AUTHORED_DIFFICULTY_STANDARD_ERROR,
    answers: 0,
  };
}
