import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { inscribedSquares } from "./inscribed-squares.ts";
import { inscribedTabletop } from "./inscribed-tabletop.ts";
import { inscribedTriangle } from "./inscribed-triangle.ts";

export const circlesInscribed = defineModel<Drawn>({
  id: "circles-inscribed",
  knowledgeComponents: [
    "quantitative.geometry.circles.inscribed-figures",
    "quantitative.geometry.circles.circumference-area",
  ],
  traps: ["side-for-diagonal", "wrong-region"],
  method: "The figures are built in coordinates and measured as polygons of very many corners",
  ...fromScenes([inscribedSquares, inscribedTabletop, inscribedTriangle]),
});
