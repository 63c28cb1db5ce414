import type { ItemModel } from "../../kit/item-model.ts";
import { circleChordAxis } from "./circle-chord-axis.ts";
import { circlePointQc } from "./circle-point-qc.ts";
import { lineFactsQc } from "./line-facts-qc.ts";
import { parabolaArch } from "./parabola-arch.ts";
import { regionPointsMc } from "./region-points-mc.ts";
import { sectionPointNe } from "./section-point-ne.ts";
import { triangleLinesArea } from "./triangle-lines-area.ts";

export const coordinateGeometryModels: readonly ItemModel[] = [
  circleChordAxis,
  circlePointQc,
  lineFactsQc,
  parabolaArch,
  regionPointsMc,
  sectionPointNe,
  triangleLinesArea,
];
