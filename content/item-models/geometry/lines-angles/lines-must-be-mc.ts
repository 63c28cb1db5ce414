import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { mustBeam } from "./must-beam.ts";
import { mustCamera } from "./must-camera.ts";
import { mustChain } from "./must-chain.ts";

export const linesMustBeMc = defineModel<Drawn>({
  id: "lines-must-be-mc",
  knowledgeComponents: [
    "quantitative.geometry.lines-angles.parallel-lines",
    "quantitative.geometry.lines-angles.angle-sums",
  ],
  traps: ["figure-not-to-scale", "one-case-only"],
  method:
    "All directions that fit the statement are tried, and each option is tested in coordinates",
  ...fromScenes([mustBeam, mustCamera, mustChain]),
});
