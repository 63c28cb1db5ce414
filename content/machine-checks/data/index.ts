import type { MachineChecks } from "../machine-check.ts";
import { apartmentRentsChecks } from "./apartment-rents.ts";
import { apartmentsAndSeedlingsChecks } from "./apartments-and-seedlings.ts";
import { birdBandingChecks } from "./bird-banding.ts";
import { branchLoansChecks } from "./branch-loans.ts";
import { busLinesAndToursChecks } from "./bus-lines-and-tours.ts";
import { districtHeatingChecks } from "./district-heating.ts";
import { electricityAndLakesChecks } from "./electricity-and-lakes.ts";
import { firstDisplayChecks } from "./first-displays.ts";
import { lakeRunChecks } from "./lake-run.ts";
import { paperGlidersChecks } from "./paper-gliders.ts";
import { pellworthLoansAndFireCallsChecks } from "./pellworth-loans-and-fire-calls.ts";
import { reservoirMonthsChecks } from "./reservoir-months.ts";
import { ternsAndForestChecks } from "./terns-and-forest.ts";
import { townWasteChecks } from "./town-waste.ts";
import { troutAndHikingChecks } from "./trout-and-hiking.ts";
import { vaccineAndHomesChecks } from "./vaccine-and-homes.ts";
import { wellDepthsChecks } from "./well-depths.ts";
import { wildlifeVolunteersChecks } from "./wildlife-volunteers.ts";

/** Checks of data-interpretation items, by item id: a file for the displays that it is about. */
export const dataChecks: MachineChecks = {
  ...firstDisplayChecks,
  ...pellworthLoansAndFireCallsChecks,
  ...electricityAndLakesChecks,
  ...apartmentsAndSeedlingsChecks,
  ...troutAndHikingChecks,
  ...ternsAndForestChecks,
  ...vaccineAndHomesChecks,
  ...lakeRunChecks,
  ...paperGlidersChecks,
  ...busLinesAndToursChecks,
  ...wildlifeVolunteersChecks,
  ...districtHeatingChecks,
  ...townWasteChecks,
  ...reservoirMonthsChecks,
  ...wellDepthsChecks,
  ...apartmentRentsChecks,
  ...branchLoansChecks,
  ...birdBandingChecks,
};
