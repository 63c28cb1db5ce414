import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { optionsWhere } from "../option-values.ts";
import { figureOf, introductionOf, percentOf, present, sum } from "./display-figures.ts";

/** Data-interpretation items. Every number is read from the figures' data, never copied. */

// The orchards

const ORCHARDS = "data-orchard-harvest";

function harvest(fruit: string, orchard?: string): number {
  const chart = figureOf(ORCHARDS, "bar-chart");
  const values = present(
    chart.series.find(({ name }) => name === fruit),
    fruit,
  ).values;
  if (orchard === undefined) return sum(values);
  return present(values[chart.categories.indexOf(orchard)], orchard);
}

function saleOf(fruit: string): { freshPercent: number; fresh: number; processing: number } {
  const row = figureOf(ORCHARDS, "table").rows.find(([name]) => name === fruit);
  const [freshPercent, fresh, processing] = present(row, fruit)
    .slice(1)
    .map((cell) => Number(cell.replace(/[,%]/g, "")));
  return {
    freshPercent: present(freshPercent, "share"),
    fresh: present(fresh, "fresh price"),
    processing: present(processing, "processing price"),
  };
}

/** Hundredths of a ton sold fresh and for processing. */
function soldOf(fruit: string): { fresh: number; processing: number } {
  const { freshPercent } = saleOf(fruit);
  const tons = harvest(fruit);
  return { fresh: tons * freshPercent, processing: tons * (100 - freshPercent) };
}

/** Raising the base by the right percent gives the compared value. */
function applesCompared(item: CheckedItem): RecomputedKey {
  const [value, base] = [harvest("Apples", "Ashgrove"), harvest("Apples", "Brindle")];
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(text);
    return base * (100 * denominator + numerator) === value * 100 * denominator;
  });
}

/** Kilogram by kilogram: of every hundred kilograms the first so many are sold fresh. Prices are per 1,000 kg. */
function plumRevenue(): RecomputedKey {
  const { freshPercent, fresh, processing } = saleOf("Plums");
  let thousandths = 0;
  for (let kilogram = 0; kilogram < harvest("Plums", "Calder") * 1000; kilogram += 1) {
    thousandths += kilogram % 100 < freshPercent ? fresh : processing;
  }
  return { value: (thousandths / 1000).toString() };
}

function salesStatements(item: CheckedItem): RecomputedKey {
  const fruits = ["Apples", "Pears", "Plums"];
  const [apples, pears, plums] = [soldOf("Apples"), soldOf("Pears"), soldOf("Plums")];
  const price = saleOf("Pears");
  const pearRevenue = (freshPercentOfPrice: number) =>
    pears.fresh * price.fresh * freshPercentOfPrice + pears.processing * price.processing * 100;
  const judge = (text: string): boolean => {
    const percent = Number(/(\d+) percent/.exec(text)?.[1]);
    if (/^The revenue from pears sold fresh was greater than .* apples/.test(text)) {
      return pears.fresh * price.fresh > apples.fresh * saleOf("Apples").fresh;
    }
    if (/^More than \d+ percent of the total weight .* sold fresh/.test(text)) {
      const fresh = sum(fruits.map((fruit) => soldOf(fruit).fresh));
      return fresh > percent * sum(fruits.map((fruit) => harvest(fruit)));
    }
    if (/^If the fresh price of pears .* total revenue from pears/.test(text)) {
      return pearRevenue(100 + percent) * 100 === pearRevenue(100) * (100 + percent);
    }
    if (/^The weight of the apples sold for processing was greater than .* plums/.test(text)) {
      return apples.processing > plums.fresh;
    }
    throw new Error(`unknown statement: ${text}`);
  };
  return optionsWhere(item, judge);
}

// The ferries

const FERRIES = "data-ferry-passengers";

function passengers(year: string, route?: string): number {
  const chart = figureOf(FERRIES, "line-chart");
  const at = chart.categories.indexOf(year);
  const lines = chart.series.filter(({ name }) => route === undefined || name === route);
  if (lines.length === 0) throw new Error(`missing: ${route}`);
  return sum(lines.map(({ values }) => present(values[at], year)));
}

function ticketPercent(ticket: string): number {
  const { slices } = figureOf(FERRIES, "pie-chart");
  if (sum(slices.map(({ value }) => value)) !== 100) throw new Error("not 100 percent in all");
  return present(
    slices.find(({ label }) => label === ticket),
    ticket,
  ).value;
}

function fastGrowth(item: CheckedItem): RecomputedKey {
  return optionsWhere(item, (text) => {
    const [first, second] = text.match(/\d{4}/g) ?? [];
    const [before, after] = [first, second].map((year) => passengers(present(year, "year")));
    return present(after, "after") * 100 > present(before, "before") * 145;
  });
}

/** Every tenth of a percent is tried as the share; one third of the passes was left for the South route. */
function seasonPassesSouth(): RecomputedKey {
  const passes = passengers("2023") * ticketPercent("Season pass") * 10;
  const south = passengers("2023", "South route");
  const found = Array.from({ length: 1001 }, (_, tenths) => tenths).filter(
    (tenths) => 3 * south * tenths === passes,
  );
  return { value: (present(found[0], "share") / 10).toString() };
}

/** Lowering the earlier number by the right percent gives the later one. */
function singleTickets(item: CheckedItem): RecomputedKey {
  const earlier = passengers("2022") * 45;
  const later = passengers("2023") * ticketPercent("Single");
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(text);
    return earlier * (100 * denominator - numerator) === later * 100 * denominator;
  });
}

// The couriers

const COURIERS = "data-courier-depots";

function harborBins(): { from: number; to: number; count: number }[] {
  return figureOf(COURIERS, "histogram").bins.map((bin) => ({ ...bin }));
}

function deliveriesOf(depot: string): number {
  const found = new RegExp(`the ${depot} depot made (\\d+)`).exec(introductionOf(COURIERS));
  return Number(present(found?.[1], depot));
}

function longDeliveries(item: CheckedItem): RecomputedKey {
  const starts = harborBins().flatMap(({ from, count }) =>
    Array.from({ length: count }, () => from),
  );
  if (starts.length !== deliveriesOf("Harbor")) throw new Error("the bars do not add up");
  const long = starts.filter((from) => from >= 80).length;
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = percentOf(text);
    return long * 100 * denominator === starts.length * numerator;
  });
}

/**
 * Lists of times that fit a depot's box plot: in each quarter the times lie low, high or in the
 * middle, and each quartile is either met exactly or lies halfway between two times.
 */
function* listsThatFit(depot: string): Generator<number[]> {
  const { boxes } = figureOf(COURIERS, "box-plot");
  const box = present(
    boxes.find(({ label }) => label === depot),
    depot,
  );
  const marks = [box.minimum, box.lowerQuartile, box.median, box.upperQuartile, box.maximum];
  const size = deliveriesOf(depot) / 4;
  for (let choice = 0; choice < 3 ** 4 * 2; choice += 1) {
    const gap = choice % 2;
    yield marks.slice(1).flatMap((mark, quarter) => {
      const place = Math.floor(choice / 2 / 3 ** quarter) % 3;
      const low = present(marks[quarter], "mark") + (quarter === 0 ? 0 : gap);
      const high = mark - (quarter === 3 ? 0 : gap);
      const usual = low + ((high - low) * place) / 2;
      return [low, ...Array.from({ length: size - 2 }, () => usual), high];
    });
  }
}

function countWhere(times: readonly number[], holds: (time: number) => boolean): number {
  return times.filter(holds).length;
}

/** Whether a statement holds in every list that fits; `depot` is the one whose times are not known. */
function always(depot: string, holds: (times: readonly number[]) => boolean): boolean {
  return [...listsThatFit(depot)].every(holds);
}

function depotStatements(item: CheckedItem): RecomputedKey {
  const judge = (text: string): boolean => {
    const [first, second, third, fourth] = (text.match(/\d+/g) ?? []).map(Number);
    const n = present(first, "number");
    if (/^At least \d+ of the East depot's deliveries took \d+ minutes or longer/.test(text)) {
      const limit = present(second, "limit");
      return always("East", (times) => countWhere(times, (time) => time >= limit) >= n);
    }
    if (/^The mean delivery time at the Mill depot was less than/.test(text)) {
      return always("Mill", (times) => sum(times) < n * times.length);
    }
    if (/^Fewer deliveries from the Mill depot than from the Harbor depot took less/.test(text)) {
      const bins = harborBins().filter(({ to }) => to <= n);
      const harbor = sum(bins.map(({ count }) => count));
      return always("Mill", (times) => countWhere(times, (time) => time < n) < harbor);
    }
    if (/^More of the East depot's deliveries took between/.test(text)) {
      const [to, otherFrom, otherTo] = [second, third, fourth].map((limit) =>
        present(limit, "limit"),
      );
      const inside = (times: readonly number[], from = 0, upTo = 0) =>
        countWhere(times, (time) => from < time && time < upTo);
      return always("East", (times) => inside(times, n, to) > inside(times, otherFrom, otherTo));
    }
    throw new Error(`unknown statement: ${text}`);
  };
  return optionsWhere(item, judge);
}

function movedDeliveries(): RecomputedKey {
  const bar = present(
    harborBins().find(({ from }) => from === 80),
    "bar",
  );
  for (let moved = 0; moved <= bar.count; moved += 1) {
    const bins = harborBins().map((bin) => {
      const change = bin.from === 80 ? -moved : bin.from === 40 ? moved : 0;
      return { ...bin, count: bin.count + change };
    });
    const doubledSum = sum(bins.map(({ from, to, count }) => (from + to) * count));
    if (doubledSum < 2 * 65 * sum(bins.map(({ count }) => count))) {
      return { value: moved.toString() };
    }
  }
  throw new Error("no number of deliveries is enough");
}

export const firstDisplayChecks: MachineChecks = {
  "q-di-001": applesCompared,
  "q-di-002": plumRevenue,
  "q-di-003": salesStatements,
  "q-di-004": fastGrowth,
  "q-di-005": seasonPassesSouth,
  "q-di-006": singleTickets,
  "q-di-007": longDeliveries,
  "q-di-008": depotStatements,
  "q-di-009": movedDeliveries,
};
