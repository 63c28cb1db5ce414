import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { entryCable } from "./entry-cable.ts";
import { entryCake } from "./entry-cake.ts";
import { entryFaces } from "./entry-faces.ts";
import { entryPole } from "./entry-pole.ts";

export const solidsDiagonalEntry = defineModel<Drawn>({
  id: "solids-diagonal-entry",
  knowledgeComponents: ["quantitative.geometry.solids.boxes"],
  traps: ["face-for-space-diagonal", "outer-row-miscounted"],
  method:
    "Boxes are found by trying all edges, ways and corners are compared one by one, and small cubes are counted singly",
  ...fromScenes([entryFaces, entryCable, entryCake, entryPole]),
});
