import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { openingAngles } from "./opening-angles.ts";
import { openingFrames } from "./opening-frames.ts";
import { openingSail } from "./opening-sail.ts";

export const trianglesOpeningQc = defineModel<Drawn>({
  id: "triangles-opening-qc",
  knowledgeComponents: [
    "quantitative.geometry.triangles.triangle-area",
    "quantitative.geometry.triangles.right-triangles",
  ],
  traps: ["longer-side-more-area", "right-angle-assumed"],
  method:
    "The area is computed from the three sides or from coordinates for every permitted triangle of a fine grid, relations recorded",
  ...fromScenes([openingAngles, openingFrames, openingSail]),
});
