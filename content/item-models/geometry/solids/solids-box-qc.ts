import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { boxDiagonal } from "./box-diagonal.ts";
import { boxPainted } from "./box-painted.ts";
import { boxWholeEdges } from "./box-whole-edges.ts";

export const solidsBoxQc = defineModel<Drawn>({
  id: "solids-box-qc",
  knowledgeComponents: ["quantitative.geometry.solids.boxes"],
  traps: ["one-box-tried", "same-volume-same-surface"],
  method:
    "Boxes that meet the conditions are run through, built of unit cubes or by their edges, and the relations recorded",
  ...fromScenes([boxWholeEdges, boxDiagonal, boxPainted]),
});
