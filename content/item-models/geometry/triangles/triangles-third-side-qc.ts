import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { thirdSideFence } from "./third-side-fence.ts";
import { thirdSideInside } from "./third-side-inside.ts";
import { thirdSideIsosceles } from "./third-side-isosceles.ts";

export const trianglesThirdSideQc = defineModel<Drawn>({
  id: "triangles-third-side-qc",
  knowledgeComponents: ["quantitative.geometry.triangles.triangle-inequality"],
  traps: ["triangle-does-not-close", "one-condition-only"],
  method:
    "All permitted triangles are listed by whole-number sides, or a fine net of inner points is computed in coordinates, relations recorded",
  ...fromScenes([
    thirdSideIsosceles,
    thirdSideIsosceles,
    thirdSideFence,
    thirdSideFence,
    thirdSideInside,
  ]),
});
