import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { percentileMerged } from "./percentile-merged.ts";
import { percentileRanks } from "./percentile-ranks.ts";
import { percentileTable } from "./percentile-table.ts";

export const spreadPercentileQc = defineModel<Drawn>({
  id: "spread-percentile-qc",
  knowledgeComponents: ["quantitative.data-analysis.spread.percentiles"],
  traps: ["percentile-of-another-group", "steps-taken-as-even"],
  method: "Whole groups that fit the statement are built member by member and counted",
  ...fromScenes([percentileTable, percentileRanks, percentileMerged]),
});
