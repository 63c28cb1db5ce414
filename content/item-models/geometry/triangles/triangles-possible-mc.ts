import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { possibleArm } from "./possible-arm.ts";
import { possibleObtuse } from "./possible-obtuse.ts";
import { possibleWire } from "./possible-wire.ts";

export const trianglesPossibleMc = defineModel<Drawn>({
  id: "triangles-possible-mc",
  knowledgeComponents: [
    "quantitative.geometry.triangles.triangle-inequality",
    "quantitative.geometry.triangles.right-triangles",
  ],
  traps: ["one-condition-only", "boundary-case"],
  method: "Positions or triangles are run through one by one, and the lengths that occur are kept",
  ...fromScenes([possibleArm, possibleObtuse, possibleWire]),
});
