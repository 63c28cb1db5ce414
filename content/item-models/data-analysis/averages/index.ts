import type { ItemModel } from "../../kit/item-model.ts";
import { averagesExtremeValue } from "./averages-extreme-value.ts";
import { averagesFrequencyTable } from "./averages-frequency-table.ts";
import { averagesGroupShare } from "./averages-group-share.ts";
import { averagesLargerGroupQc } from "./averages-larger-group-qc.ts";
import { averagesMeanMedianQc } from "./averages-mean-median-qc.ts";
import { averagesModeMedianChoices } from "./averages-mode-median-choices.ts";
import { averagesNeededValue } from "./averages-needed-value.ts";
import { averagesRemovedValuesQc } from "./averages-removed-values-qc.ts";

export const averagesModels: readonly ItemModel[] = [
  averagesExtremeValue,
  averagesFrequencyTable,
  averagesGroupShare,
  averagesLargerGroupQc,
  averagesMeanMedianQc,
  averagesModeMedianChoices,
  averagesNeededValue,
  averagesRemovedValuesQc,
];
