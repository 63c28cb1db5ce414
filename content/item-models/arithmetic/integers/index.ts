import type { ItemModel } from "../../kit/item-model.ts";
import { integersConsecutiveQc } from "./integers-consecutive-qc.ts";
import { integersFactorCountQc } from "./integers-factor-count-qc.ts";
import { integersGreatestPrimeFactor } from "./integers-greatest-prime-factor.ts";
import { integersLeastMultiplier } from "./integers-least-multiplier.ts";
import { integersMultiplesCount } from "./integers-multiples-count.ts";
import { integersParityMust } from "./integers-parity-must.ts";
import { integersRemainderFixedQc } from "./integers-remainder-fixed-qc.ts";
import { integersRemainderOfExpression } from "./integers-remainder-of-expression.ts";
import { integersReversedDigits } from "./integers-reversed-digits.ts";
import { integersTwoRemainders } from "./integers-two-remainders.ts";

export const integersModels: readonly ItemModel[] = [
  integersConsecutiveQc,
  integersFactorCountQc,
  integersGreatestPrimeFactor,
  integersLeastMultiplier,
  integersMultiplesCount,
  integersParityMust,
  integersRemainderFixedQc,
  integersRemainderOfExpression,
  integersReversedDigits,
  integersTwoRemainders,
];
