import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { cutCarton } from "./cut-carton.ts";
import { cutHole } from "./cut-hole.ts";
import { cutMonument } from "./cut-monument.ts";

export const solidsCutBox = defineModel<Drawn>({
  id: "solids-cut-box",
  knowledgeComponents: ["quantitative.geometry.solids.boxes"],
  traps: ["covered-faces", "packing-by-volume"],
  method:
    "The solid is built of unit cubes and its free squares are counted, or boxes are set down one by one",
  ...fromScenes([cutHole, cutMonument, cutCarton]),
});
