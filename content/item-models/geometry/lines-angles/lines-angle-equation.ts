import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { equationClock } from "./equation-clock.ts";
import { equationRays } from "./equation-rays.ts";
import { equationSupplement } from "./equation-supplement.ts";

export const linesAngleEquation = defineModel<Drawn>({
  id: "lines-angle-equation",
  knowledgeComponents: ["quantitative.geometry.lines-angles.angle-sums"],
  traps: ["answered-the-wrong-thing", "wrong-total-of-angles"],
  method: "Angles are tried one by one against the statement, or the clock is run minute by minute",
  ...fromScenes([equationClock, equationRays, equationSupplement]),
});
