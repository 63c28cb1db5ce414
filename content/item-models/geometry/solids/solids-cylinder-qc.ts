import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { cylinderExchanged } from "./cylinder-exchanged.ts";
import { cylinderLevels } from "./cylinder-levels.ts";
import { cylinderStrips } from "./cylinder-strips.ts";

export const solidsCylinderQc = defineModel<Drawn>({
  id: "solids-cylinder-qc",
  knowledgeComponents: ["quantitative.geometry.solids.cylinders"],
  traps: ["radius-counts-squared", "diameter-for-radius"],
  method:
    "Cylinders are replaced by prisms with many walls or filled with water, for a net of permitted lengths, and the relations recorded",
  ...fromScenes([cylinderExchanged, cylinderStrips, cylinderLevels]),
});
