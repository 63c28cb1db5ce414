import { comparisonChecks } from "./comparison-checks.ts";
import { dataChecks } from "./data/index.ts";
import { entryChecks } from "./entry-checks.ts";
import type { MachineChecks } from "./machine-check.ts";
import { multipleChoiceChecks } from "./multiple-choice-checks.ts";
import { singleChoiceChecks } from "./single-choice-checks.ts";

/** Every machine check, by item id. */
export const machineChecks: MachineChecks = {
  ...comparisonChecks,
  ...singleChoiceChecks,
  ...multipleChoiceChecks,
  ...entryChecks,
  ...dataChecks,
};
