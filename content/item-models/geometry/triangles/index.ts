import type { ItemModel } from "../../kit/item-model.ts";
import { trianglesAreaFractionNf } from "./triangles-area-fraction-nf.ts";
import { trianglesMeasuresQc } from "./triangles-measures-qc.ts";
import { trianglesNested } from "./triangles-nested.ts";
import { trianglesOpeningQc } from "./triangles-opening-qc.ts";
import { trianglesPossibleMc } from "./triangles-possible-mc.ts";
import { trianglesSpecialLengths } from "./triangles-special-lengths.ts";
import { trianglesThirdSideQc } from "./triangles-third-side-qc.ts";
import { trianglesUnknownLeg } from "./triangles-unknown-leg.ts";

export const trianglesModels: readonly ItemModel[] = [
  trianglesAreaFractionNf,
  trianglesMeasuresQc,
  trianglesNested,
  trianglesOpeningQc,
  trianglesPossibleMc,
  trianglesSpecialLengths,
  trianglesThirdSideQc,
  trianglesUnknownLeg,
];
