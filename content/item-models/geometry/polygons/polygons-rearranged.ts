import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { rearrangedFold } from "./rearranged-fold.ts";
import { rearrangedMidpoints } from "./rearranged-midpoints.ts";
import { rearrangedNapkin } from "./rearranged-napkin.ts";

export const polygonsRearranged = defineModel<Drawn>({
  id: "polygons-rearranged",
  knowledgeComponents: [
    "quantitative.geometry.polygons.quadrilaterals",
    "quantitative.geometry.polygons.perimeter-area",
  ],
  traps: ["length-for-area", "edge-folded-away"],
  method:
    "The figure is laid out in coordinates, folded or joined there point by point, and measured",
  ...fromScenes([rearrangedFold, rearrangedMidpoints, rearrangedNapkin]),
});
