import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { quadrilateralCrossing } from "./quadrilateral-crossing.ts";
import { quadrilateralLean } from "./quadrilateral-lean.ts";
import { quadrilateralRhombus } from "./quadrilateral-rhombus.ts";

export const polygonsQuadrilateralQc = defineModel<Drawn>({
  id: "polygons-quadrilateral-qc",
  knowledgeComponents: [
    "quantitative.geometry.polygons.quadrilaterals",
    "quantitative.geometry.polygons.perimeter-area",
  ],
  traps: ["slanted-side-as-height", "one-shape-only"],
  method:
    "Quadrilaterals of many shapes are laid out in coordinates and measured, and the relations that occur are recorded",
  ...fromScenes([quadrilateralLean, quadrilateralRhombus, quadrilateralCrossing]),
});
