import type { ItemModel } from "../../kit/item-model.ts";
import { percentBackAndForthQc } from "./percent-back-and-forth-qc.ts";
import { percentConstantPart } from "./percent-constant-part.ts";
import { percentListPrice } from "./percent-list-price.ts";
import { percentNetChangeQc } from "./percent-net-change-qc.ts";
import { percentOverallShare } from "./percent-overall-share.ts";
import { percentQuotientChangeQc } from "./percent-quotient-change-qc.ts";
import { percentSecondChange } from "./percent-second-change.ts";
import { percentTwoChangesBase } from "./percent-two-changes-base.ts";
import { reversePercentAfterChange } from "./reverse-percent-after-change.ts";

export const percentModels: readonly ItemModel[] = [
  percentBackAndForthQc,
  percentConstantPart,
  percentListPrice,
  percentNetChangeQc,
  percentOverallShare,
  percentQuotientChangeQc,
  percentSecondChange,
  percentTwoChangesBase,
  reversePercentAfterChange,
];
