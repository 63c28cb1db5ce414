import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { ringBeds } from "./ring-beds.ts";
import { ringChord } from "./ring-chord.ts";
import { ringWheels } from "./ring-wheels.ts";

export const circlesRingQc = defineModel<Drawn>({
  id: "circles-ring-qc",
  knowledgeComponents: [
    "quantitative.geometry.circles.circumference-area",
    "quantitative.geometry.circles.chords-tangents",
  ],
  traps: ["area-scaled-like-length", "missing-length-not-needed"],
  method:
    "Radii or lengths that the statement permits are run through on a fine grid, and the relations that occur are recorded",
  ...fromScenes([ringChord, ringWheels, ringBeds]),
});
