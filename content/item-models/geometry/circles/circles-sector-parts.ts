import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { sectorClock } from "./sector-clock.ts";
import { sectorFan } from "./sector-fan.ts";
import { sectorLeash } from "./sector-leash.ts";
import { sectorWiper } from "./sector-wiper.ts";

export const circlesSectorParts = defineModel<Drawn>({
  id: "circles-sector-parts",
  knowledgeComponents: [
    "quantitative.geometry.circles.arcs-sectors",
    "quantitative.geometry.circles.circumference-area",
  ],
  traps: ["wrong-part-of-a-turn", "part-of-the-boundary"],
  method:
    "The region is measured as a polygon of very many corners or counted on a fine grid, or radii and angles are tried one by one",
  ...fromScenes([sectorWiper, sectorWiper, sectorClock, sectorLeash, sectorFan]),
});
