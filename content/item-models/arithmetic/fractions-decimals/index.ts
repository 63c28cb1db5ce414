import type { ItemModel } from "../../kit/item-model.ts";
import { decimalsRepeatingQc } from "./decimals-repeating-qc.ts";
import { fractionsJoinedPartsQc } from "./fractions-joined-parts-qc.ts";
import { fractionsOfTheWay } from "./fractions-of-the-way.ts";
import { fractionsRemainingChain } from "./fractions-remaining-chain.ts";
import { fractionsRepeatingDigitPlace } from "./fractions-repeating-digit-place.ts";
import { fractionsRoundingRangeQc } from "./fractions-rounding-range-qc.ts";
import { fractionsTerminatingDecimals } from "./fractions-terminating-decimals.ts";

export const fractionsDecimalsModels: readonly ItemModel[] = [
  decimalsRepeatingQc,
  fractionsJoinedPartsQc,
  fractionsOfTheWay,
  fractionsRemainingChain,
  fractionsRepeatingDigitPlace,
  fractionsRoundingRangeQc,
  fractionsTerminatingDecimals,
];
