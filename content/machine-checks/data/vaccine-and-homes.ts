import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { integers, optionsWhere } from "../option-values.ts";
import { figureOf, percentOf, present, sum } from "./display-figures.ts";

/** Data items of the vaccine store and of the homes. Every number is read from the figures' data. */

// The vaccine store

const STORE = "data-vaccine-store";

interface Month {
  readonly name: string;
  readonly start: number;
  readonly delivered: number;
  readonly end: number;
}

function months(): Month[] {
  const line = figureOf(STORE, "line-chart");
  const bars = figureOf(STORE, "bar-chart");
  const held = present(line.series[0], "stocks").values;
  const deliveries = present(bars.series[0], "deliveries").values;
  return bars.categories.map((name, index) => {
    const at = line.categories.indexOf(name);
    return {
      name,
      start: present(held[at - 1], "start"),
      delivered: present(deliveries[index], "delivered"),
      end: present(held[at], "end"),
    };
  });
}

function month(name: string): Month {
  return present(
    months().find((each) => each.name === name),
    name,
  );
}

function deliveriesCompared(item: CheckedItem): RecomputedKey {
  const [value, base] = [month("Apr").delivered, month("May").delivered];
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(text);
    return base * (100 * denominator + numerator) === value * 100 * denominator;
  });
}

/** Sends the doses of a month out, thousand by thousand, until the stock at the end is met. */
function sentOut({ start, delivered, end }: Month): number {
  let units = 0;
  for (let stock = start + delivered; stock > end; stock -= 1) units += 1;
  return units;
}

function aprilDoses(item: CheckedItem): RecomputedKey {
  const units = sentOut(month("Apr"));
  return optionsWhere(item, (text) => Number(text) === units);
}

/** Stocks that a month can pass through: any part of the deliveries in and any part of the doses out. */
function stocksWithin(each: Month): number[] {
  return [...integers(0, each.delivered)].flatMap((cameIn) =>
    [...integers(0, sentOut(each))].map((wentOut) => each.start + cameIn - wentOut),
  );
}

/** The stock at the end of March, in sixths of a thousand, if every month had sent out the same. */
function marchWithEqualNumbers(): number {
  const all = months();
  const sixths = sum(all.map(sentOut));
  let stock = 6 * present(all[0], "January").start;
  let march = Number.NaN;
  for (const { name, delivered } of all) {
    stock += 6 * delivered - sixths;
    if (name === "Mar") march = stock;
  }
  if (stock !== 6 * month("Jun").end) throw new Error("the stocks do not balance");
  return march;
}

function storeStatements(item: CheckedItem): RecomputedKey {
  return optionsWhere(item, (text) => {
    const limit = Number(/(\d+) thousand/.exec(text)?.[1]);
    if (text.startsWith("More doses were sent to clinics during May than during April")) {
      return sentOut(month("May")) > sentOut(month("Apr"));
    }
    if (text.startsWith("At no time during April did the store hold more")) {
      return stocksWithin(month("Apr")).every((stock) => stock <= limit);
    }
    if (text.startsWith("At no time from the beginning of January")) {
      return months()
        .flatMap(stocksWithin)
        .every((stock) => stock >= limit);
    }
    if (text.startsWith("If the same number of doses had been sent out in each")) {
      return marchWithEqualNumbers() < 6 * month("Mar").end;
    }
    throw new Error(`unknown statement: ${text}`);
  });
}

// The homes

const HOMES = "data-wendle-homes";

/** Homes of a year by type, from the bottom of the bar to its top. */
function homes(year: string): Map<string, number> {
  const { categories, series } = figureOf(HOMES, "bar-chart");
  const at = categories.indexOf(year);
  return new Map(series.map(({ name, values }) => [name, present(values[at], year)]));
}

function toFirstTimeBuyers(year: string): number {
  const { categories, series } = figureOf(HOMES, "line-chart");
  const percents = present(series[0], "line").values;
  const percent = present(percents[categories.indexOf(year)], year);
  return (percent * sum([...homes(year).values()])) / 100;
}

/** Every home of the bar is labelled with its type, and the labels are counted. */
function homesOf(type: string, year: string): number {
  const stack = [...homes(year)].flatMap(([name, count]) =>
    Array.from({ length: count }, () => name),
  );
  return stack.filter((name) => name === type).length;
}

function moreRowHouses(item: CheckedItem): RecomputedKey {
  const [later, earlier] = ["2023", "2021"].map((year) => homesOf("Row houses", year));
  return optionsWhere(item, (text) => Number(text) + present(earlier, "2021") === later);
}

function firstTimeGrowth(item: CheckedItem): RecomputedKey {
  const [before, after] = [toFirstTimeBuyers("2020"), toFirstTimeBuyers("2022")];
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(text);
    return before * (100 * denominator + numerator) === after * 100 * denominator;
  });
}

function leastApartments(item: CheckedItem): RecomputedKey {
  const of = (type: string) => present(homes("2022").get(type), type);
  const possible: number[] = [];
  for (const apartments of integers(0, of("Apartments"))) {
    for (const rows of integers(0, of("Row houses"))) {
      const detached = toFirstTimeBuyers("2022") - apartments - rows;
      if (detached >= 0 && detached <= of("Detached houses")) possible.push(apartments);
    }
  }
  return optionsWhere(item, (text) => Number(text) === Math.min(...possible));
}

export const vaccineAndHomesChecks: MachineChecks = {
  "q-di-137": deliveriesCompared,
  "q-di-138": aprilDoses,
  "q-di-139": storeStatements,
  "q-di-140": moreRowHouses,
  "q-di-141": firstTimeGrowth,
  "q-di-142": leastApartments,
};
