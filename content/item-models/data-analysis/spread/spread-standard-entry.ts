import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { standardOctet } from "./standard-octet.ts";
import { standardRank } from "./standard-rank.ts";
import { standardStanding } from "./standard-standing.ts";
import { standardTable } from "./standard-table.ts";

export const spreadStandardEntry = defineModel<Drawn>({
  id: "spread-standard-entry",
  knowledgeComponents: [
    "quantitative.data-analysis.spread.standard-deviation",
    "quantitative.data-analysis.spread.percentiles",
    "quantitative.data-analysis.spread.range-iqr",
  ],
  traps: ["points-for-deviations", "values-without-frequencies"],
  method:
    "Values are tried or lists are built until they fit the statement, and the answer is counted",
  ...fromScenes([standardStanding, standardRank, standardTable, standardOctet]),
});
