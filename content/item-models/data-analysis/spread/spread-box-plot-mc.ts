import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { boxBatteries } from "./box-batteries.ts";
import { boxGreenhouses } from "./box-greenhouses.ts";
import { boxMean } from "./box-mean.ts";

export const spreadBoxPlotMc = defineModel<Drawn>({
  id: "spread-box-plot-mc",
  knowledgeComponents: ["quantitative.data-analysis.spread.range-iqr"],
  traps: ["longer-part-more-data", "mean-from-quartiles"],
  method: "Many lists with the summary are built, and every statement or value is tested on them",
  ...fromScenes([boxBatteries, boxGreenhouses, boxMean]),
});
