import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { pathBorder } from "./path-border.ts";
import { pathCutCorners } from "./path-cut-corners.ts";
import { pathFence } from "./path-fence.ts";

export const polygonsPathArea = defineModel<Drawn>({
  id: "polygons-path-area",
  knowledgeComponents: [
    "quantitative.geometry.polygons.perimeter-area",
    "quantitative.geometry.polygons.quadrilaterals",
  ],
  traps: ["border-corners", "perimeter-after-cut"],
  method:
    "All figures with whole sides are tried, unit squares are counted, or the line is found by halving an interval in coordinates",
  ...fromScenes([pathBorder, pathCutCorners, pathFence]),
});
