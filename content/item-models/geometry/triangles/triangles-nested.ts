import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { nestedParallel } from "./nested-parallel.ts";
import { nestedShadow } from "./nested-shadow.ts";
import { nestedWindow } from "./nested-window.ts";

export const trianglesNested = defineModel<Drawn>({
  id: "triangles-nested",
  knowledgeComponents: ["quantitative.geometry.triangles.similar-triangles"],
  traps: ["sides-that-do-not-correspond", "area-ratio-for-length-ratio"],
  method:
    "The length is found by search or by halving an interval until the figure fits in coordinates",
  ...fromScenes([nestedShadow, nestedParallel, nestedWindow]),
});
