import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { optionsNear, optionsWhere } from "../option-values.ts";
import { figureOf, introductionOf, median, present, sum } from "./display-figures.ts";

/** Data-interpretation items on apartments and on seedlings. Every number is read from the figures' data. */

// The apartments

const HOUSING = "data-lindmoor-apartments";

interface Kind {
  readonly name: string;
  readonly size: number;
  readonly rent: number;
  readonly area: number;
  readonly residents: number;
}

function kinds(): Kind[] {
  const all = Number(
    /has ([\d,]+) apartments/.exec(introductionOf(HOUSING))?.[1]?.replace(",", ""),
  );
  const { rows } = figureOf(HOUSING, "table");
  return figureOf(HOUSING, "pie-chart").slices.map(({ label, value }) => {
    const row = present(
      rows.find(([name]) => name === label),
      label,
    );
    const [rent, area, residents] = row.slice(1).map((cell) => Number(cell.replace(",", "")));
    return {
      name: label,
      size: (all * value) / 100,
      rent: present(rent, "rent"),
      area: present(area, "area"),
      residents: present(residents, "residents"),
    };
  });
}

function apartments(): Kind[] {
  return kinds().flatMap((kind) => Array.from({ length: kind.size }, () => kind));
}

function expensiveKinds(item: CheckedItem): RecomputedKey {
  return optionsNear(item, apartments().filter(({ rent }) => rent > 700).length);
}

function meanRent(): RecomputedKey {
  const all = apartments();
  return { value: (sum(all.map(({ rent }) => rent)) / all.length).toString() };
}

/** Values with the mean of the kind: whole numbers next to it, half of them then moved down and half up. */
function valuesOf(size: number, mean: number, shift: number): number[] {
  const total = Math.round(size * mean);
  const low = Math.floor(total / size);
  const above = total - low * size;
  return Array.from({ length: size }, (_, at) => low + (at < above ? 1 : 0)).map((value, at) =>
    at % 2 === 0 ? value - shift : value + shift,
  );
}

/** Whether a quantity is the same in all the cases that are built. */
function isFixed(cases: readonly number[][][], quantity: (lists: number[][]) => number): boolean {
  return new Set(cases.map(quantity)).size === 1;
}

function determined(item: CheckedItem): RecomputedKey {
  // At least one resident must remain in each of the apartments, so only large kinds are spread.
  const residents = [0, 1].map((shift) =>
    kinds().map((kind) => valuesOf(kind.size, kind.residents, kind.residents < 3 ? 0 : shift)),
  );
  const rents = [0, 50, 100].map((shift) =>
    kinds().map(({ size, rent }) => valuesOf(size, rent, shift)),
  );
  const areas = [0, 40, 90].map((shift) =>
    kinds().map(({ size, area }) => valuesOf(size, area, shift)),
  );
  const judge = (text: string): boolean => {
    if (/^The total number of residents/.test(text)) {
      return isFixed(residents, (lists) => sum(lists.flat()));
    }
    if (/^The median monthly rent/.test(text))
      return isFixed(rents, (lists) => median(lists.flat()));
    if (/^The number of apartments with at least four residents/.test(text)) {
      return isFixed(residents, (lists) => lists.flat().filter((number) => number >= 4).length);
    }
    if (/^The mean area of all the apartments that have fewer than three rooms/.test(text)) {
      return isFixed(areas, (lists) => {
        const small = lists.slice(0, 2).flat();
        return sum(small) / small.length;
      });
    }
    throw new Error(`unknown quantity: ${text}`);
  };
  return optionsWhere(item, judge);
}

// The seedlings

const SEEDLINGS = "data-seedling-heights";

interface Interval {
  readonly from: number;
  readonly to: number;
}

/** One interval for each seedling, the shortest first. */
function seedlings(): Interval[] {
  return figureOf(SEEDLINGS, "histogram").bins.flatMap(({ from, to, count }) =>
    Array.from({ length: count }, () => ({ from, to })),
  );
}

function tallToShort(item: CheckedItem): RecomputedKey {
  const tall = seedlings().filter(({ from }) => from >= 25).length;
  const short = seedlings().filter(({ to }) => to <= 15).length;
  return optionsNear(item, tall / short);
}

/** The heights lie equally far above their left endpoints; the distance must fit into the intervals. */
function possibleMeans(item: CheckedItem): RecomputedKey {
  const all = seedlings();
  const width = Math.min(...all.map(({ from, to }) => to - from));
  return optionsWhere(item, (text) => {
    const excess = Number(text) * all.length - sum(all.map(({ from }) => from));
    return excess >= 0 && excess < width * all.length;
  });
}

/** The median is least when all heights are at the left ends; tested for one removal after another. */
function removedSeedlings(): RecomputedKey {
  const kept = seedlings()
    .filter(({ from }) => from >= 10)
    .map(({ from }) => from);
  const removable = kept.filter((from) => from === 10).length;
  for (let removed = 0; removed <= removable; removed += 1) {
    if (median(kept.slice(removed)) >= 20) return { value: removed.toString() };
  }
  throw new Error("no number of removals is enough");
}

export const apartmentsAndSeedlingsChecks: MachineChecks = {
  "q-di-113": expensiveKinds,
  "q-di-114": meanRent,
  "q-di-115": determined,
  "q-di-116": tallToShort,
  "q-di-117": possibleMeans,
  "q-di-118": removedSeedlings,
};
