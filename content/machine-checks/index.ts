import { choiceChecks } from "./choice-checks.ts";
import { dataChecks } from "./data-checks.ts";
import { entryChecks } from "./entry-checks.ts";
import type { MachineChecks } from "./machine-check.ts";

/** Every machine check, by item id. */
export const machineChecks: MachineChecks = { ...choiceChecks, ...entryChecks, ...dataChecks };
