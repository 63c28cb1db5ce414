import type { ItemModel } from "../../kit/item-model.ts";
import { quadraticsCountQc } from "./quadratics-count-qc.ts";
import { quadraticsOtherSolution } from "./quadratics-other-solution.ts";
import { quadraticsRadical } from "./quadratics-radical.ts";
import { quadraticsRootsCompareQc } from "./quadratics-roots-compare-qc.ts";
import { quadraticsSquareEquationQc } from "./quadratics-square-equation-qc.ts";
import { quadraticsSymmetricRoots } from "./quadratics-symmetric-roots.ts";
import { quadraticsUniformChange } from "./quadratics-uniform-change.ts";

export const quadraticsModels: readonly ItemModel[] = [
  quadraticsCountQc,
  quadraticsOtherSolution,
  quadraticsRadical,
  quadraticsRootsCompareQc,
  quadraticsSquareEquationQc,
  quadraticsSymmetricRoots,
  quadraticsUniformChange,
];
