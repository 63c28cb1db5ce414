import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { optionsWhere } from "../option-values.ts";
import { figureOf, introductionOf, percentOf, present } from "./display-figures.ts";
import { chartValue } from "./display-values.ts";

/** The heating plant: two indexes with amounts of the base year. */

const HEATING = "data-district-heating";

function indexOf(name: string, year: string): number {
  return chartValue(figureOf(HEATING, "line-chart"), year, name);
}

function baseAmount(pattern: RegExp): number {
  return Number(present(pattern.exec(introductionOf(HEATING))?.[1], "amount").replace(",", ""));
}

function homesIn(year: string): number {
  return (baseAmount(/([\d,]+) homes/) * indexOf("Homes connected", year)) / 100;
}

function heatIn(year: string): number {
  return (baseAmount(/([\d,]+) megawatt-hours/) * indexOf("Heat supplied", year)) / 100;
}

/** The step whose end, as a multiple of its start, is beaten by no other step of the chart. */
function fastestRise(item: CheckedItem): RecomputedKey {
  const years = figureOf(HEATING, "line-chart").categories;
  const steps = years.slice(1).map((to, index) => [present(years[index], "year"), to] as const);
  return optionsWhere(item, (text) => {
    const [from, to] = (text.match(/\d{4}/g) ?? []).map((year) => heatIn(year));
    return steps.every(
      ([start, end]) => present(to, "end") * heatIn(start) >= present(from, "start") * heatIn(end),
    );
  });
}

/** Applies the change named in the option to the heat per home of 2016, all multiplied by the numbers of homes. */
function heatPerHome(item: CheckedItem): RecomputedKey {
  return optionsWhere(item, (text) => {
    const found = present(/(increased|decreased) by (.+)\.$/.exec(text) ?? undefined, "change");
    const { numerator, denominator } = percentOf(present(found[2], "percent"));
    const signed = found[1] === "increased" ? numerator : -numerator;
    const changed = heatIn("2016") * homesIn("2022") * (100 * denominator + signed);
    return changed === heatIn("2022") * homesIn("2016") * 100 * denominator;
  });
}

/** Home by home: each gets the heat of one home of 2017, counted in parts of which that year's homes make one unit. */
function heatIn2023(): RecomputedKey {
  const homes = (homesIn("2022") * 11) / 10;
  if (!Number.isInteger(homes)) throw new Error("a part of a home");
  const divisor = homesIn("2017");
  let parts = 0;
  for (let home = 0; home < homes; home += 1) parts += heatIn("2017");
  return { value: (parts / divisor).toString() };
}

export const districtHeatingChecks: MachineChecks = {
  "q-di-164": fastestRise,
  "q-di-165": heatPerHome,
  "q-di-166": heatIn2023,
};
