import type { ItemModel } from "../../kit/item-model.ts";
import { growthTerm } from "./growth-term.ts";
import { indexSumsQc } from "./index-sums-qc.ts";
import { innerArgument } from "./inner-argument.ts";
import { operationEquation } from "./operation-equation.ts";
import { operationOrderQc } from "./operation-order-qc.ts";
import { parabolaDistanceQc } from "./parabola-distance-qc.ts";
import { periodicTermsNf } from "./periodic-terms-nf.ts";
import { piecewiseGraphMc } from "./piecewise-graph-mc.ts";

export const functionsModels: readonly ItemModel[] = [
  growthTerm,
  indexSumsQc,
  innerArgument,
  operationEquation,
  operationOrderQc,
  parabolaDistanceQc,
  periodicTermsNf,
  piecewiseGraphMc,
];
