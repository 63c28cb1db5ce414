import type { ItemModel } from "../../kit/item-model.ts";
import { frequencyMissingCount } from "./frequency-missing-count.ts";
import { normalCompareQc } from "./normal-compare-qc.ts";
import { normalShare } from "./normal-share.ts";
import { randomVariableMeanQc } from "./random-variable-mean-qc.ts";
import { randomVariableRange } from "./random-variable-range.ts";

export const distributionsModels: readonly ItemModel[] = [
  frequencyMissingCount,
  normalCompareQc,
  normalShare,
  randomVariableMeanQc,
  randomVariableRange,
];
