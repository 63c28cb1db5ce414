import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { turnsBisectors } from "./turns-bisectors.ts";
import { turnsCrossings } from "./turns-crossings.ts";
import { turnsRobot } from "./turns-robot.ts";

export const linesTurnsEntry = defineModel<Drawn>({
  id: "lines-turns-entry",
  knowledgeComponents: [
    "quantitative.geometry.lines-angles.angle-sums",
    "quantitative.geometry.polygons.polygon-angles",
  ],
  traps: ["answered-the-wrong-thing", "counted-too-many"],
  method:
    "The path, the rays, or the lines are laid out in coordinates and measured or counted there",
  ...fromScenes([turnsBisectors, turnsCrossings, turnsRobot]),
});
