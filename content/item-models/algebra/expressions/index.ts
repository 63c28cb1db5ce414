import type { ItemModel } from "../../kit/item-model.ts";
import { expressionsAlwaysEqual } from "./expressions-always-equal.ts";
import { expressionsCancelQc } from "./expressions-cancel-qc.ts";
import { expressionsDifferenceOfSquares } from "./expressions-difference-of-squares.ts";
import { expressionsRatioSubstitution } from "./expressions-ratio-substitution.ts";
import { expressionsSquareOfSumQc } from "./expressions-square-of-sum-qc.ts";
import { expressionsSymmetricValues } from "./expressions-symmetric-values.ts";

export const expressionsModels: readonly ItemModel[] = [
  expressionsAlwaysEqual,
  expressionsCancelQc,
  expressionsDifferenceOfSquares,
  expressionsRatioSubstitution,
  expressionsSquareOfSumQc,
  expressionsSymmetricValues,
];
