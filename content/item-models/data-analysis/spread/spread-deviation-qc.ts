import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { deviationAdded } from "./deviation-added.ts";
import { deviationFactor } from "./deviation-factor.ts";
import { deviationRatings } from "./deviation-ratings.ts";

export const spreadDeviationQc = defineModel<Drawn>({
  id: "spread-deviation-qc",
  knowledgeComponents: ["quantitative.data-analysis.spread.standard-deviation"],
  traps: ["shift-or-factor", "same-mean"],
  method:
    "Sums of squares are computed exactly from the data or from example lists, for every value that the statement allows",
  ...fromScenes([deviationFactor, deviationAdded, deviationRatings]),
});
