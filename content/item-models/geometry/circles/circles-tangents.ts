import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { tangentsBand } from "./tangents-band.ts";
import { tangentsLogs } from "./tangents-logs.ts";
import { tangentsPoint } from "./tangents-point.ts";

export const circlesTangents = defineModel<Drawn>({
  id: "circles-tangents",
  knowledgeComponents: [
    "quantitative.geometry.circles.chords-tangents",
    "quantitative.geometry.circles.circumference-area",
  ],
  traps: ["right-angle-misplaced", "diameter-for-radius"],
  method:
    "The figure is built in coordinates by halving an interval until it fits, or the band is added up from its reach in all directions",
  ...fromScenes([tangentsBand, tangentsLogs, tangentsPoint]),
});
