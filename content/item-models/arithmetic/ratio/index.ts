import type { ItemModel } from "../../kit/item-model.ts";
import { ratioAfterChange } from "./ratio-after-change.ts";
import { ratioAreaUnits } from "./ratio-area-units.ts";
import { ratioChainParts } from "./ratio-chain-parts.ts";
import { ratioJointRatesQc } from "./ratio-joint-rates-qc.ts";
import { ratioLinkedValuesQc } from "./ratio-linked-values-qc.ts";
import { ratioPossibleTotals } from "./ratio-possible-totals.ts";

export const ratioModels: readonly ItemModel[] = [
  ratioAfterChange,
  ratioAreaUnits,
  ratioChainParts,
  ratioJointRatesQc,
  ratioLinkedValuesQc,
  ratioPossibleTotals,
];
