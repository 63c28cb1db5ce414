import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { possibleCarousels } from "./possible-carousels.ts";
import { possibleCenters } from "./possible-centers.ts";
import { possiblePath } from "./possible-path.ts";

export const circlesPossibleMc = defineModel<Drawn>({
  id: "circles-possible-mc",
  knowledgeComponents: ["quantitative.geometry.circles.chords-tangents"],
  traps: ["one-condition-only", "boundary-case"],
  method:
    "Points or lines are turned step by step in coordinates, and the distances or common points that occur are recorded",
  ...fromScenes([possibleCenters, possiblePath, possibleCarousels]),
});
