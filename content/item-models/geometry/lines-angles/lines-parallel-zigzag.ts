import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { zigzagBend } from "./zigzag-bend.ts";
import { zigzagMirrors } from "./zigzag-mirrors.ts";
import { zigzagStrip } from "./zigzag-strip.ts";

export const linesParallelZigzag = defineModel<Drawn>({
  id: "lines-parallel-zigzag",
  knowledgeComponents: [
    "quantitative.geometry.lines-angles.parallel-lines",
    "quantitative.geometry.lines-angles.angle-sums",
  ],
  traps: ["answered-the-wrong-thing", "equal-angle-missed"],
  method:
    "The path, the fold, or the ray is followed in coordinates, and the angle is measured there",
  ...fromScenes([zigzagBend, zigzagBend, zigzagMirrors, zigzagStrip, zigzagStrip]),
});
