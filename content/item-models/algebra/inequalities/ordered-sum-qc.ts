import { comparisonKey, relationOf } from "../../../machine-checks/option-values.ts";
import { defineModel } from "../../kit/item-model.ts";
import { drawOrderedSum, type OrderedSum, possibleSets } from "./ordered-sum-cases.ts";
import { writeOrderedSum } from "./ordered-sum-words.ts";

export const orderedSumQc = defineModel<OrderedSum>({
  id: "inequalities-ordered-sum-qc",
  knowledgeComponents: ["quantitative.algebra.inequalities.compound-inequalities"],
  traps: ["varies-yet-decided", "special-case"],
  method:
    "All ways to split the total on a fine grid are listed and the relations that occur are noted",
  draw: drawOrderedSum,
  write: writeOrderedSum,
  recompute: (parameters) =>
    comparisonKey(
      possibleSets(parameters).map((set) =>
        relationOf(set[parameters.rank] ?? Number.NaN, parameters.bound),
      ),
    ),
});
