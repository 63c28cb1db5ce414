import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { integers, optionsNear, optionsWhere } from "../option-values.ts";
import { figureOf, percentOf, present, sum } from "./display-figures.ts";

/** Data-interpretation items on electricity and on lakes. Every number is read from the figures' data. */

// The electricity

const ISLAND = "data-skarra-electricity";

/** GWh of a source, or of all sources, by year. */
function energy(year: string, source?: string): number {
  const { categories, series } = figureOf(ISLAND, "bar-chart");
  const at = categories.indexOf(year);
  const wanted = series.filter(({ name }) => source === undefined || name === source);
  if (wanted.length === 0) throw new Error(`missing: ${source}`);
  return sum(wanted.map(({ values }) => present(values[at], year)));
}

function years(): readonly string[] {
  return figureOf(ISLAND, "bar-chart").categories;
}

function closestYear(item: CheckedItem): RecomputedKey {
  const distance = (year: string) => (energy(year, "Wind") - energy(year, "Diesel")) ** 2;
  const [closest, next] = [...years()].sort((one, other) => distance(one) - distance(other));
  const year = present(closest, "year");
  if (distance(year) === distance(present(next, "year"))) throw new Error("two years tie");
  return optionsNear(item, energy(year));
}

/** The option that, taken from the earlier share, leaves the later one. */
function sharePoints(item: CheckedItem): RecomputedKey {
  const [before, after] = [energy("2019"), energy("2023")];
  const [dieselBefore, dieselAfter] = [energy("2019", "Diesel"), energy("2023", "Diesel")];
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(`${text}%`);
    const left = dieselBefore * 100 * denominator - numerator * before;
    return left * after === dieselAfter * 100 * denominator * before;
  });
}

function electricityStatements(item: CheckedItem): RecomputedKey {
  const pairs = years()
    .slice(1)
    .map((year, at) => [present(years()[at], "year"), year] as const);
  const growsFaster = (): boolean =>
    energy("2023", "Solar") * energy("2019", "Wind") >
    energy("2023", "Wind") * energy("2019", "Solar");
  const judge = (text: string): boolean => {
    if (/^In each year after 2019, the percent .* from wind was greater/.test(text)) {
      return pairs.every(
        ([before, after]) =>
          energy(after, "Wind") * energy(before) > energy(before, "Wind") * energy(after),
      );
    }
    if (
      /^From 2019 to 2023, the percent increase in electricity from solar was greater/.test(text)
    ) {
      return growsFaster();
    }
    const percent = Number(/more than (\d+) percent/.exec(text)?.[1]);
    if (/^Over the five years together, more than/.test(text)) {
      const diesel = sum(years().map((year) => energy(year, "Diesel")));
      return 100 * diesel > percent * sum(years().map((year) => energy(year)));
    }
    if (/^The amount .* other than diesel was more than twice as great in 2023/.test(text)) {
      const other = (year: string) =>
        sum(["Hydro", "Wind", "Solar"].map((source) => energy(year, source)));
      return other("2023") > 2 * other("2019");
    }
    throw new Error(`unknown statement: ${text}`);
  };
  return optionsWhere(item, judge);
}

// The lakes, in millions of cubic meters

const LAKES = "data-corran-lakes";

function amounts(lake: string): readonly number[] {
  return present(
    figureOf(LAKES, "line-chart").series.find(({ name }) => name === `Lake ${lake}`),
    lake,
  ).values;
}

function amount(lake: string, month: string): number {
  const at = figureOf(LAKES, "line-chart").categories.indexOf(month);
  return present(amounts(lake)[at], month);
}

function wideGaps(item: CheckedItem): RecomputedKey {
  const raised = amounts("Tamsin").map((value) => value + 20);
  const wide = amounts("Corran").filter((value, at) => value > present(raised[at], "date"));
  return optionsNear(item, wide.length);
}

/** Lowering the earlier total by the right percent gives the later one. */
function totalFall(item: CheckedItem): RecomputedKey {
  const total = (month: string) => amount("Corran", month) + amount("Tamsin", month);
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(text);
    const left = total("June") * (100 * denominator - numerator);
    return left === total("September") * 100 * denominator;
  });
}

/** Months that fit the chart: all the inflow comes first, and then all the outflow. */
function monthsThatFit(lake: string, month: string, next: string) {
  const [before, after] = [amount(lake, month), amount(lake, next)];
  return [...integers(0, 40)]
    .map((inflow) => ({ inflow, highest: before + inflow, outflow: before + inflow - after }))
    .filter(({ outflow }) => outflow >= 0);
}

function lakeStatements(item: CheckedItem): RecomputedKey {
  const { categories } = figureOf(LAKES, "line-chart");
  const judge = (text: string): boolean => {
    const [first, second] = [...text.matchAll(/(\d+) million/g)].map((match) => Number(match[1]));
    if (/^At no time .* in Lake Tamsin greater than/.test(text)) {
      const months = categories
        .slice(1)
        .flatMap((next, at) => monthsThatFit("Tamsin", present(categories[at], "month"), next));
      return months.every(({ highest }) => highest <= present(first, "limit"));
    }
    if (/^From July 1 to September 1, .* decreased by the same percent/.test(text)) {
      const [corran, tamsin] = ["Corran", "Tamsin"].map(
        (lake) => amount(lake, "September") / amount(lake, "July"),
      );
      return corran === tamsin;
    }
    if (/^During July, the outflow from Lake Corran was greater/.test(text)) {
      return monthsThatFit("Corran", "July", "August").every((corran) =>
        monthsThatFit("Tamsin", "July", "August").every(({ outflow }) => corran.outflow > outflow),
      );
    }
    if (/^If the inflow into Lake Corran during August was/.test(text)) {
      const months = monthsThatFit("Corran", "August", "September");
      return months
        .filter(({ inflow }) => inflow === first)
        .every(({ outflow }) => outflow === second);
    }
    throw new Error(`unknown statement: ${text}`);
  };
  return optionsWhere(item, judge);
}

export const electricityAndLakesChecks: MachineChecks = {
  "q-di-107": closestYear,
  "q-di-108": sharePoints,
  "q-di-109": electricityStatements,
  "q-di-110": wideGaps,
  "q-di-111": totalFall,
  "q-di-112": lakeStatements,
};
