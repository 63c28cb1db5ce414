import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { countMissingAngle } from "./count-missing-angle.ts";
import { countStar } from "./count-star.ts";
import { countTiles } from "./count-tiles.ts";

export const polygonsAngleCount = defineModel<Drawn>({
  id: "polygons-angle-count",
  knowledgeComponents: ["quantitative.geometry.polygons.polygon-angles"],
  traps: ["interior-for-exterior-angle", "triangles-for-sides"],
  method:
    "Numbers of sides are tried one by one, or the star is built in coordinates and its angle measured",
  ...fromScenes([countMissingAngle, countStar, countTiles]),
});
