import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { lengthsAltitude } from "./lengths-altitude.ts";
import { lengthsChimney } from "./lengths-chimney.ts";
import { lengthsDrafting } from "./lengths-drafting.ts";

export const trianglesSpecialLengths = defineModel<Drawn>({
  id: "triangles-special-lengths",
  knowledgeComponents: ["quantitative.geometry.triangles.special-triangles"],
  traps: ["special-ratios-exchanged", "part-of-the-length"],
  method: "The figure is rebuilt in coordinates with angles as decimals and measured there",
  ...fromScenes([lengthsAltitude, lengthsChimney, lengthsDrafting]),
});
