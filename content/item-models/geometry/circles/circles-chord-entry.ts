import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { chordArch } from "./chord-arch.ts";
import { chordPipe } from "./chord-pipe.ts";
import { chordSecond } from "./chord-second.ts";

export const circlesChordEntry = defineModel<Drawn>({
  id: "circles-chord-entry",
  knowledgeComponents: ["quantitative.geometry.circles.chords-tangents"],
  traps: ["whole-chord-for-half", "center-on-wrong-side"],
  method:
    "Angles at the center, halving of an interval for the water level, or products of the parts of crossing chords give the length",
  ...fromScenes([chordSecond, chordPipe, chordPipe, chordArch]),
});
