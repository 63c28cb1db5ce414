import type { ItemModel } from "../irt/index.ts";
import type { KeyedItem } from "../item/index.ts";
import { authoredParameters, TYPICAL_DISCRIMINATION } from "./authored-parameters.ts";

/** How far an item's difficulty lies from its author's band, logits: bands correlate with difficulties to about .8. */
export const AUTHORED_DIFFICULTY_SD = 0.6;

/** How ln a varies about that of its type. */
const LOG_DISCRIMINATION_SD = 0.3;

/** k: types with a low floor or several decisions discriminate better, passages worse. */
const RELATIVE_DISCRIMINATION: Record<Exclude<KeyedItem["type"], "text-completion">, number> = {
  "sentence-equivalence": 1.05,
  "reading-single": 0.9,
  "reading-multiple": 0.85,
  "select-in-passage": 0.85,
  "quantitative-comparison": 1,
  "single-choice": 1.05,
  "multiple-choice": 0.95,
  "numeric-entry": 1.1,
};

const RELATIVE_DISCRIMINATION_OF_BLANKS: readonly number[] = [1, 1.05, 1.1];

/** What calibration believes of an item beforehand: b ~ N(band, .6²), ln a ~ N(ln 1.095 k, .3²), c of its type. */
export function authoredPrior(item: KeyedItem): ItemModel {
  const { difficulty, guessing } = authoredParameters(item);
  return {
    difficulty: { mean: difficulty, standardDeviation: AUTHORED_DIFFICULTY_SD },
    logDiscrimination: {
      mean: Math.log(authoredDiscrimination(item)),
      standardDeviation: LOG_DISCRIMINATION_SD,
    },
    guessing,
  };
}

/** 1.095 k: the slope that an item of its type is taken to have before its own shows. */
export function authoredDiscrimination(item: KeyedItem): number {
  const k =
    item.type === "text-completion"
      ? (RELATIVE_DISCRIMINATION_OF_BLANKS[item.blanks.length - 1] ?? 1)
      : RELATIVE_DISCRIMINATION[item.type];
  return TYPICAL_DISCRIMINATION * k;
}
