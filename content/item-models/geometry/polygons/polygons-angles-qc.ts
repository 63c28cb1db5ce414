import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { anglesCarousel } from "./angles-carousel.ts";
import { anglesPlot } from "./angles-plot.ts";
import { anglesSharedSide } from "./angles-shared-side.ts";

export const polygonsAnglesQc = defineModel<Drawn>({
  id: "polygons-angles-qc",
  knowledgeComponents: ["quantitative.geometry.polygons.polygon-angles"],
  traps: ["equal-sides-for-regular", "convex-limit"],
  method:
    "Permitted angles or numbers of sides are tried one by one, or the polygons are walked in coordinates, relations recorded",
  ...fromScenes([anglesSharedSide, anglesPlot, anglesCarousel]),
});
