import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { optionsWhere } from "../option-values.ts";
import { figureOf, present, sum } from "./display-figures.ts";
import { isPercent } from "./display-values.ts";

/** The wells: a histogram, whose data are known only within intervals. */

const WELLS = "data-well-depths";
const NEAR = 0.001;

function bins(): readonly { from: number; to: number; count: number }[] {
  return figureOf(WELLS, "histogram").bins;
}

/** All depths in order; `places` tells for each interval where in it the depths lie: 0 low, 1 middle, 2 high. */
function depths(places: (bin: number) => number): number[] {
  return bins().flatMap(({ from, to, count }, bin) =>
    Array.from({ length: count }, () => from + ((to - NEAR - from) * places(bin)) / 2),
  );
}

function* listsThatFit(): Generator<number[]> {
  for (let choice = 0; choice < 3 ** bins().length; choice += 1) {
    yield depths((bin) => Math.floor(choice / 3 ** bin) % 3);
  }
}

function median(ordered: readonly number[]): number {
  const upper = Math.floor(ordered.length / 2);
  const lower = Math.ceil(ordered.length / 2) - 1;
  return (present(ordered[lower], "middle") + present(ordered[upper], "middle")) / 2;
}

function mean(values: readonly number[]): number {
  return sum(values) / values.length;
}

function shallowAndDeep(item: CheckedItem): RecomputedKey {
  const all = depths(() => 1);
  const shallow = all.filter((depth) => depth < 20).length;
  const deep = all.filter((depth) => depth >= 40).length;
  return optionsWhere(item, (text) => isPercent(text, shallow - deep, deep));
}

const STATEMENTS: readonly (readonly [
  RegExp,
  (list: readonly number[], limits: readonly number[]) => boolean,
])[] = [
  [/^The mean depth is greater than the median depth/, (list) => mean(list) > median(list)],
  [
    /^The median depth is at least \d+ meters and less than \d+ meters/,
    (list, [low = Number.NaN, high = Number.NaN]) => low <= median(list) && median(list) < high,
  ],
  [/^The mean depth is less than \d+ meters/, (list, [limit = Number.NaN]) => mean(list) < limit],
  [
    /^The range of the depths is at least \d+ meters/,
    (list, [limit = Number.NaN]) =>
      present(list.at(-1), "last") - present(list[0], "first") >= limit,
  ],
];

function depthStatements(item: CheckedItem): RecomputedKey {
  const lists = [...listsThatFit()];
  return optionsWhere(item, (text) => {
    const [, holds] = present(
      STATEMENTS.find(([pattern]) => pattern.test(text)),
      text,
    );
    const limits = (text.match(/\d+/g) ?? []).map(Number);
    return lists.every((list) => holds(list, limits));
  });
}

/** The median is greatest when each well is as deep as its interval allows. */
function shallowWellsNeeded(): RecomputedKey {
  const list = depths(() => 2);
  for (let added = 0; added <= list.length; added += 1) {
    const all = [...list, ...Array.from({ length: added }, () => 10 - NEAR)];
    if (median(all.sort((a, b) => a - b)) < 20) return { value: added.toString() };
  }
  throw new Error("no number of wells is enough");
}

export const wellDepthsChecks: MachineChecks = {
  "q-di-173": shallowAndDeep,
  "q-di-174": depthStatements,
  "q-di-175": shallowWellsNeeded,
};
