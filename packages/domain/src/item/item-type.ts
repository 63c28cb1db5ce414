import { z } from "zod";

/** The exam's own names for its question types, Analytical Writing apart. */
export const ITEM_TYPES = [
  "text-completion",
  "sentence-equivalence",
  "reading-single",
  "reading-multiple",
  "select-in-passage",
  "quantitative-comparison",
  "single-choice",
  "multiple-choice",
  "numeric-entry",
] as const;

export const itemTypeSchema = z.enum(ITEM_TYPES);
export type ItemType = z.infer<typeof itemTypeSchema>;

export const MEASURES = ["verbal", "quantitative"] as const;
export const measureSchema = z.enum(MEASURES);
export type Measure = z.infer<typeof measureSchema>;

/** Total by type: a new item type does not compile until it is given a measure. */
export const MEASURE_OF_TYPE: Record<ItemType, Measure> = {
  "text-completion": "verbal",
  "sentence-equivalence": "verbal",
  "reading-single": "verbal",
  "reading-multiple": "verbal",
  "select-in-passage": "verbal",
  "quantitative-comparison": "quantitative",
  "single-choice": "quantitative",
  "multiple-choice": "quantitative",
  "numeric-entry": "quantitative",
};

/** Author-set difficulty band, 1 (easiest) to 5 (hardest). */
export const DIFFICULTY_BANDS = [1, 2, 3, 4, 5] as const;
export const difficultyBandSchema = z.union([
  z.literal(1),
  z.literal(2),
  z.literal(3),
  z.literal(4),
  z.literal(5),
]);
export type DifficultyBand = z.infer<typeof difficultyBandSchema>;
