import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { optionsWhere } from "../option-values.ts";
import { figureOf, present, sum } from "./display-figures.ts";
import { chartValue, shareOf, tableNumber } from "./display-values.ts";

/** The towns' waste: stacked percents, with totals in a table. */

const WASTE = "data-town-waste";
const TOWNS = figureOf(WASTE, "bar-chart").categories;

function percentAt(town: string, ...ways: string[]): number {
  return sum(ways.map((way) => chartValue(figureOf(WASTE, "bar-chart"), town, way)));
}

/** Hundredths of a ton. */
function weightAt(town: string, ...ways: string[]): number {
  return tableNumber(WASTE, town, "Household waste (tons)") * percentAt(town, ...ways);
}

function weight(towns: readonly string[], ...ways: string[]): number {
  return sum(towns.map((town) => weightAt(town, ...ways)));
}

function timesAsMuch(item: CheckedItem): RecomputedKey {
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = shareOf(text);
    return weightAt("Alderby", "Burned") * numerator === weightAt("Carrow", "Burned") * denominator;
  });
}

/** At the right percent the towns above it gain just what the towns below it lack. */
function composted(item: CheckedItem): RecomputedKey {
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = shareOf(text);
    const excess = TOWNS.map(
      (town) =>
        tableNumber(WASTE, town, "Household waste (tons)") *
        (percentAt(town, "Composted") * denominator - numerator),
    );
    return sum(excess) === 0;
  });
}

function buriedMostPerResident(town: string): boolean {
  const residents = (name: string) => tableNumber(WASTE, name, "Residents");
  return TOWNS.filter((other) => other !== town).every(
    (other) =>
      weightAt(town, "Buried") * residents(other) > weightAt(other, "Buried") * residents(town),
  );
}

function wasteStatements(item: CheckedItem): RecomputedKey {
  const all = weight(TOWNS, "Recycled", "Composted", "Burned", "Buried");
  const judge = (text: string): boolean => {
    if (/^The average weight of waste buried per resident was greatest at Brock Hill/.test(text)) {
      return buriedMostPerResident("Brock Hill");
    }
    if (/^If Brock Hill had recycled the same percent of its waste as Denholt/.test(text)) {
      const limit = Number(present(/than (\d+) percent/.exec(text)?.[1], "percent"));
      const others = weight(
        TOWNS.filter((town) => town !== "Brock Hill"),
        "Recycled",
      );
      const changed =
        tableNumber(WASTE, "Brock Hill", "Household waste (tons)") *
        percentAt("Denholt", "Recycled");
      return (others + changed) * 100 > all * limit;
    }
    if (/^More tons of waste were recycled or composted at Denholt than at Brock/.test(text)) {
      const ways = ["Recycled", "Composted"];
      return weightAt("Denholt", ...ways) > weightAt("Brock Hill", ...ways);
    }
    if (/^More than half of the waste burned .* at Brock Hill and Denholt/.test(text)) {
      return weight(["Brock Hill", "Denholt"], "Burned") > weight(["Alderby", "Carrow"], "Burned");
    }
    throw new Error(`unknown statement: ${text}`);
  };
  return optionsWhere(item, judge);
}

export const townWasteChecks: MachineChecks = {
  "q-di-167": timesAsMuch,
  "q-di-168": composted,
  "q-di-169": wasteStatements,
};
