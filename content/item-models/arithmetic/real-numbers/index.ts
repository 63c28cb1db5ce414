import type { ItemModel } from "../../kit/item-model.ts";
import { realDistanceQc } from "./real-distance-qc.ts";
import { realIntervalCombinationQc } from "./real-interval-combination-qc.ts";
import { realPointBetween } from "./real-point-between.ts";
import { realSignMust } from "./real-sign-must.ts";
import { realSignsQc } from "./real-signs-qc.ts";
import { realToleranceAbsolute } from "./real-tolerance-absolute.ts";

export const realNumbersModels: readonly ItemModel[] = [
  realDistanceQc,
  realIntervalCombinationQc,
  realPointBetween,
  realSignMust,
  realSignsQc,
  realToleranceAbsolute,
];
