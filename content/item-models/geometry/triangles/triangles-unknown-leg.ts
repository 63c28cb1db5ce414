import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { legBar } from "./leg-bar.ts";
import { legFold } from "./leg-fold.ts";
import { legPole } from "./leg-pole.ts";

export const trianglesUnknownLeg = defineModel<Drawn>({
  id: "triangles-unknown-leg",
  knowledgeComponents: ["quantitative.geometry.triangles.right-triangles"],
  traps: ["hypotenuse-misplaced", "answered-the-wrong-thing"],
  method:
    "Lengths are tried one by one against the statement, or the fold is computed in coordinates",
  ...fromScenes([legBar, legFold, legPole]),
});
