import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { unknownOverlap } from "./unknown-overlap.ts";
import { unknownSum } from "./unknown-sum.ts";
import { unknownTents } from "./unknown-tents.ts";

export const spreadUnknownValue = defineModel<Drawn>({
  id: "spread-unknown-value",
  knowledgeComponents: ["quantitative.data-analysis.spread.range-iqr"],
  traps: ["two-ends", "overlap"],
  method: "All values and places are tried, and those that fit the statement are kept",
  ...fromScenes([unknownSum, unknownTents, unknownOverlap]),
});
