import type { ItemModel } from "../../kit/item-model.ts";
import { spreadBoxPlotMc } from "./spread-box-plot-mc.ts";
import { spreadDeviationQc } from "./spread-deviation-qc.ts";
import { spreadPercentileQc } from "./spread-percentile-qc.ts";
import { spreadRangeQuartilesQc } from "./spread-range-quartiles-qc.ts";
import { spreadStandardEntry } from "./spread-standard-entry.ts";
import { spreadTransformed } from "./spread-transformed.ts";
import { spreadUnknownValue } from "./spread-unknown-value.ts";

export const spreadModels: readonly ItemModel[] = [
  spreadBoxPlotMc,
  spreadDeviationQc,
  spreadPercentileQc,
  spreadRangeQuartilesQc,
  spreadStandardEntry,
  spreadTransformed,
  spreadUnknownValue,
];
