import { defineModel } from "../../kit/item-model.ts";
import { type Drawn, fromScenes } from "../../kit/scenes.ts";
import { transformedErrors } from "./transformed-errors.ts";
import { transformedFares } from "./transformed-fares.ts";
import { transformedFixed } from "./transformed-fixed.ts";

export const spreadTransformed = defineModel<Drawn>({
  id: "spread-transformed",
  knowledgeComponents: ["quantitative.data-analysis.spread.standard-deviation"],
  traps: ["shift-or-factor", "mean-and-spread-treated-alike"],
  method:
    "Two values with the stated mean and standard deviation are put through the rule, and the results are measured",
  ...fromScenes([transformedFares, transformedErrors, transformedFixed]),
});
