import type { ItemModel } from "../../kit/item-model.ts";
import { linesAngleEquation } from "./lines-angle-equation.ts";
import { linesAroundPointQc } from "./lines-around-point-qc.ts";
import { linesMustBeMc } from "./lines-must-be-mc.ts";
import { linesParallelQc } from "./lines-parallel-qc.ts";
import { linesParallelZigzag } from "./lines-parallel-zigzag.ts";
import { linesTurnsEntry } from "./lines-turns-entry.ts";

export const linesAnglesModels: readonly ItemModel[] = [
  linesAngleEquation,
  linesAroundPointQc,
  linesMustBeMc,
  linesParallelQc,
  linesParallelZigzag,
  linesTurnsEntry,
];
