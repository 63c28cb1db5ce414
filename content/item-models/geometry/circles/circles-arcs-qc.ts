import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { arcsInscribed } from "./arcs-inscribed.ts";
import { arcsSprinklers } from "./arcs-sprinklers.ts";
import { arcsWire } from "./arcs-wire.ts";

export const circlesArcsQc = defineModel<Drawn>({
  id: "circles-arcs-qc",
  knowledgeComponents: ["quantitative.geometry.circles.arcs-sectors"],
  traps: ["area-scaled-like-length", "which-arc"],
  method:
    "Angles and radii that the statement permits are run through on a fine grid, and the relations that occur are recorded",
  ...fromScenes([arcsInscribed, arcsSprinklers, arcsWire]),
});
