import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { measuresAngles } from "./measures-angles.ts";
import { measuresDiagonal } from "./measures-diagonal.ts";
import { measuresSpecial } from "./measures-special.ts";

export const trianglesMeasuresQc = defineModel<Drawn>({
  id: "triangles-measures-qc",
  knowledgeComponents: [
    "quantitative.geometry.triangles.right-triangles",
    "quantitative.geometry.triangles.special-triangles",
  ],
  traps: ["which-side-is-given", "right-angle-assumed"],
  method:
    "Sides or angles run through a fine grid, or are found by halving an interval, and the relations that occur are recorded",
  ...fromScenes([measuresSpecial, measuresDiagonal, measuresAngles]),
});
