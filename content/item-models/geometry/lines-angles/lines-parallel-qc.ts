import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { parallelPath } from "./parallel-path.ts";
import { parallelRays } from "./parallel-rays.ts";
import { parallelStreets } from "./parallel-streets.ts";

export const linesParallelQc = defineModel<Drawn>({
  id: "lines-parallel-qc",
  knowledgeComponents: [
    "quantitative.geometry.lines-angles.parallel-lines",
    "quantitative.geometry.lines-angles.angle-sums",
  ],
  traps: ["parallel-not-given", "figure-not-to-scale"],
  method:
    "All directions that fit the statement are run through, and the angles are measured in coordinates",
  ...fromScenes([parallelPath, parallelRays, parallelStreets]),
});
