import type { ItemModel } from "../../kit/item-model.ts";
import { probabilityAdjustContents } from "./probability-adjust-contents.ts";
import { probabilityAtLeastOne } from "./probability-at-least-one.ts";
import { probabilityExactlyOneQc } from "./probability-exactly-one-qc.ts";
import { probabilityMissingFactor } from "./probability-missing-factor.ts";
import { probabilityPossibleValues } from "./probability-possible-values.ts";
import { probabilityReplacementQc } from "./probability-replacement-qc.ts";
import { probabilityReverseCondition } from "./probability-reverse-condition.ts";
import { probabilityTwoConditionsQc } from "./probability-two-conditions-qc.ts";
import { probabilityTwoPicks } from "./probability-two-picks.ts";

export const probabilityModels: readonly ItemModel[] = [
  probabilityAdjustContents,
  probabilityAtLeastOne,
  probabilityExactlyOneQc,
  probabilityMissingFactor,
  probabilityPossibleValues,
  probabilityReplacementQc,
  probabilityReverseCondition,
  probabilityTwoConditionsQc,
  probabilityTwoPicks,
];
