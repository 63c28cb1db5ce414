import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { rangeCorrected } from "./range-corrected.ts";
import { rangeMerged } from "./range-merged.ts";
import { rangeUnknown } from "./range-unknown.ts";

export const spreadRangeQuartilesQc = defineModel<Drawn>({
  id: "spread-range-quartiles-qc",
  knowledgeComponents: ["quantitative.data-analysis.spread.range-iqr"],
  traps: ["two-ends", "places-of-groups"],
  method:
    "Every value or place that the statement allows is tried, and the ranges are read from the sorted data",
  ...fromScenes([rangeUnknown, rangeMerged, rangeCorrected]),
});
