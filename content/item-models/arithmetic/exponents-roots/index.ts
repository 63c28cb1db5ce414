import type { ItemModel } from "../../kit/item-model.ts";
import { exponentsComparePowersQc } from "./exponents-compare-powers-qc.ts";
import { exponentsEqualValues } from "./exponents-equal-values.ts";
import { exponentsRootsQc } from "./exponents-roots-qc.ts";
import { exponentsSumEquation } from "./exponents-sum-equation.ts";
import { exponentsSurdLengths } from "./exponents-surd-lengths.ts";
import { exponentsTrailingDigits } from "./exponents-trailing-digits.ts";

export const exponentsRootsModels: readonly ItemModel[] = [
  exponentsComparePowersQc,
  exponentsEqualValues,
  exponentsRootsQc,
  exponentsSumEquation,
  exponentsSurdLengths,
  exponentsTrailingDigits,
];
