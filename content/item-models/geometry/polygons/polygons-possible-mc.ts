import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { possibleCut } from "./possible-cut.ts";
import { possibleMedal } from "./possible-medal.ts";
import { possiblePatio } from "./possible-patio.ts";

export const polygonsPossibleMc = defineModel<Drawn>({
  id: "polygons-possible-mc",
  knowledgeComponents: [
    "quantitative.geometry.polygons.perimeter-area",
    "quantitative.geometry.polygons.polygon-angles",
  ],
  traps: ["one-condition-only", "whole-numbers-only"],
  method:
    "Sides, numbers of sides, or cuts are tried one by one, and the values that occur are kept",
  ...fromScenes([possibleCut, possibleMedal, possiblePatio]),
});
