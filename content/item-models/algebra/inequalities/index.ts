import type { ItemModel } from "../../kit/item-model.ts";
import { combinedInequalitiesQc } from "./combined-inequalities-qc.ts";
import { extremeQuotient } from "./extreme-quotient.ts";
import { inequalityThresholdCount } from "./inequality-threshold-count.ts";
import { integerCountNe } from "./integer-count-ne.ts";
import { mustBeTrueMc } from "./must-be-true-mc.ts";
import { orderedSumQc } from "./ordered-sum-qc.ts";
import { quadraticRangeQc } from "./quadratic-range-qc.ts";

export const inequalitiesModels: readonly ItemModel[] = [
  combinedInequalitiesQc,
  extremeQuotient,
  inequalityThresholdCount,
  integerCountNe,
  mustBeTrueMc,
  orderedSumQc,
  quadraticRangeQc,
];
