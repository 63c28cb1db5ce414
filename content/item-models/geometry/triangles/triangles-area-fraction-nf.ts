import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { fractionCevian } from "./fraction-cevian.ts";
import { fractionPath } from "./fraction-path.ts";
import { fractionStripe } from "./fraction-stripe.ts";

export const trianglesAreaFractionNf = defineModel<Drawn>({
  id: "triangles-area-fraction-nf",
  knowledgeComponents: [
    "quantitative.geometry.triangles.triangle-area",
    "quantitative.geometry.triangles.similar-triangles",
  ],
  traps: ["part-to-part-ratio", "length-ratio-for-area-ratio"],
  method: "Both areas are computed in whole-number coordinates by the shoelace formula",
  ...fromScenes([fractionCevian, fractionPath, fractionStripe]),
});
