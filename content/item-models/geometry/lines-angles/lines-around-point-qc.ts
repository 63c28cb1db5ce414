import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { aroundLookout } from "./around-lookout.ts";
import { aroundRoads } from "./around-roads.ts";
import { aroundSix } from "./around-six.ts";

export const linesAroundPointQc = defineModel<Drawn>({
  id: "lines-around-point-qc",
  knowledgeComponents: ["quantitative.geometry.lines-angles.angle-sums"],
  traps: ["order-of-rays-assumed", "one-condition-only"],
  method:
    "Every position of the lines in whole or half degrees is tried, and the relations are recorded",
  ...fromScenes([aroundLookout, aroundRoads, aroundSix]),
});
