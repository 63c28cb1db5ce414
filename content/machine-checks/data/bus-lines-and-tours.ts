import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { integers, optionsWhere, parseRatio } from "../option-values.ts";
import { figureOf, percentOf, present, sum } from "./display-figures.ts";

/** Data items of the bus lines and of the tours. Every number is read from the figures' data. */

// The bus lines

function dots() {
  return figureOf("data-bus-lines", "scatter-plot").points;
}

function busyShortLines(item: CheckedItem): RecomputedKey {
  const found = dots().filter(({ x, y }) => x < 12 && 100 * y > 1500);
  return optionsWhere(item, (text) => Number(text) === found.length);
}

/** The median has as many dots above as below, and lies halfway between the nearest ones. */
function medianRiders(item: CheckedItem): RecomputedKey {
  return optionsWhere(item, (text) => {
    const value = parseRatio(text).numerator;
    const distances = dots().map(({ y }) => 100 * y - value);
    const above = distances.filter((distance) => distance > 0);
    const below = distances.filter((distance) => distance < 0);
    return above.length === below.length && Math.min(...above) === -Math.max(...below);
  });
}

function ridersOfNewLine(): RecomputedKey {
  let total = 100 * sum(dots().map(({ y }) => y));
  const length = sum(dots().map(({ x }) => x)) + 16;
  for (const riders of integers(0, 100_000)) {
    if (total / length === 200) return { value: riders.toString() };
    total += 1;
  }
  throw new Error("no number of riders is enough");
}

// The tours

const TOURS = "data-heritage-tours";

interface Tour {
  readonly site: string;
  readonly season: string;
}

/** Every tour of the bar chart, listed singly. */
function tours(): Tour[] {
  const { categories, series } = figureOf(TOURS, "bar-chart");
  return series.flatMap(({ name, values }) =>
    values.flatMap((count, index) =>
      Array.from({ length: count }, () => ({
        site: present(categories[index], "site"),
        season: name,
      })),
    ),
  );
}

function count(holds: (tour: Tour) => boolean): number {
  return tours().filter(holds).length;
}

function winterAtBusiest(item: CheckedItem): RecomputedKey {
  const sites = [...new Set(tours().map(({ site }) => site))];
  const total = (name: string) => count(({ site }) => site === name);
  const [busiest, second] = sites.sort((a, b) => total(b) - total(a));
  if (total(present(busiest, "first")) === total(present(second, "second"))) {
    throw new Error("two sites have the greatest number");
  }
  const at = (wanted: string) => count(({ site, season }) => site === busiest && season === wanted);
  return optionsWhere(item, (text) => at("Summer") + Number(text) === at("Winter"));
}

function summerAtTwo(item: CheckedItem): RecomputedKey {
  const ofTwo = tours().filter(({ site }) => ["Museum", "Tower"].includes(site));
  const summer = ofTwo.filter(({ season }) => season === "Summer").length;
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(text);
    return ofTwo.length * numerator === summer * 100 * denominator;
  });
}

function summerEnglish(item: CheckedItem): RecomputedKey {
  const { slices } = figureOf(TOURS, "pie-chart");
  if (sum(slices.map(({ value }) => value)) !== 100) throw new Error("not 100 percent in all");
  const percent = present(
    slices.find(({ label }) => label === "English"),
    "English",
  ).value;
  const summer = count(({ season }) => season === "Summer");
  const winter = count(({ season }) => season === "Winter");
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(text);
    return (
      summer * numerator + winter * 50 * denominator === tours().length * percent * denominator
    );
  });
}

export const busLinesAndToursChecks: MachineChecks = {
  "q-di-149": busyShortLines,
  "q-di-150": medianRiders,
  "q-di-151": ridersOfNewLine,
  "q-di-152": winterAtBusiest,
  "q-di-153": summerAtTwo,
  "q-di-154": summerEnglish,
};
