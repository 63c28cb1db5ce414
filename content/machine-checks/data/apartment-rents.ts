import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { optionsWhere, parseRatio } from "../option-values.ts";
import { figureOf, introductionOf, present, sum } from "./display-figures.ts";

/** The rents: box plots of two years, which bound the quarters of the data. */

const RENTS = "data-apartment-rents";
const GAPS = [0, 50, 100, 150];

function marksOf(year: string): readonly [number, number, number, number, number] {
  const { boxes } = figureOf(RENTS, "box-plot");
  const box = present(
    boxes.find(({ label }) => label === year),
    year,
  );
  return [box.minimum, box.lowerQuartile, box.median, box.upperQuartile, box.maximum];
}

function apartmentsIn(year: string): number {
  const found = new RegExp(`(\\d+) apartments in ${year}`).exec(introductionOf(RENTS));
  return Number(present(found?.[1], year));
}

function greatestPercent(item: CheckedItem): RecomputedKey {
  const names = [/minimum/, /lower quartile/, /median/, /upper quartile/, /maximum/];
  const [before, after] = [marksOf("2014"), marksOf("2024")];
  return optionsWhere(item, (text) => {
    const at = names.findIndex((name) => name.test(text));
    const [start, end] = [present(before[at], text), present(after[at], text)];
    return names.every((_, other) => end * (before[other] ?? 0) >= start * (after[other] ?? 0));
  });
}

/** Distances of the two rents next to each inner mark from it: every combination of the gaps. */
function gapChoices(): number[][] {
  return GAPS.flatMap((first) =>
    GAPS.flatMap((second) => GAPS.map((third) => [0, first, second, third, 0])),
  );
}

/** Lists in order that fit a year's box plot: quarters low, even or high between their ends. */
function* listsThatFit(year: string): Generator<number[]> {
  const marks = marksOf(year);
  const size = apartmentsIn(year) / 4;
  for (const gaps of gapChoices()) {
    const ends = [0, 1, 2, 3].map((quarter) => ({
      low: (marks[quarter] ?? 0) + (gaps[quarter] ?? 0),
      high: (marks[quarter + 1] ?? 0) - (gaps[quarter + 1] ?? 0),
    }));
    if (ends.some(({ low, high }) => low > high)) continue;
    for (let choice = 0; choice < 3 ** 4; choice += 1) {
      yield ends.flatMap(({ low, high }, quarter) => {
        const usual = low + ((high - low) * (Math.floor(choice / 3 ** quarter) % 3)) / 2;
        return [low, ...Array.from({ length: size - 2 }, () => usual), high];
      });
    }
  }
}

/** The least and the greatest value that a statistic has in the lists that fit. */
function boundsOf(year: string, statistic: (rents: readonly number[]) => number) {
  let [least, greatest] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const rents of listsThatFit(year)) {
    const value = statistic(rents);
    [least, greatest] = [Math.min(least, value), Math.max(greatest, value)];
  }
  return { least, greatest };
}

function countIn(rents: readonly number[], holds: (rent: number) => boolean): number {
  return rents.filter(holds).length;
}

function mostAbove(item: CheckedItem): RecomputedKey {
  const { greatest } = boundsOf("2024", (rents) => countIn(rents, (rent) => rent > 900));
  return optionsWhere(item, (text) => parseRatio(text).numerator === greatest);
}

function rentStatements(item: CheckedItem): RecomputedKey {
  const judge = (text: string): boolean => {
    const amounts = [...text.matchAll(/\\\$([\d,]+)/g)].map((found) =>
      Number(present(found[1], "amount").replaceAll(",", "")),
    );
    const [first = Number.NaN, second = 0, third = 0, fourth = 0] = amounts;
    if (
      /^More of the apartments rented out in 2024 had rents from .* than had rents from/.test(text)
    ) {
      const excess = (rents: readonly number[]) =>
        countIn(rents, (rent) => first <= rent && rent <= second) -
        countIn(rents, (rent) => third <= rent && rent <= fourth);
      return boundsOf("2024", excess).least > 0;
    }
    if (/^The number of apartments with a rent of at least .* greater in 2024 than/.test(text)) {
      const high = (rents: readonly number[]) => countIn(rents, (rent) => rent >= first);
      return boundsOf("2024", high).least > boundsOf("2014", high).greatest;
    }
    if (/^The mean rent in 2024 was greater than the mean rent in 2014/.test(text)) {
      const mean = (rents: readonly number[]) => sum(rents) / rents.length;
      return boundsOf("2024", mean).least > boundsOf("2014", mean).greatest;
    }
    if (/^In 2014, at least \d+ of the apartments had rents of less than/.test(text)) {
      const needed = Number(/at least (\d+)/.exec(text)?.[1]);
      return boundsOf("2014", (rents) => countIn(rents, (rent) => rent < first)).least >= needed;
    }
    throw new Error(`unknown statement: ${text}`);
  };
  return optionsWhere(item, judge);
}

export const apartmentRentsChecks: MachineChecks = {
  "q-di-176": greatestPercent,
  "q-di-177": mostAbove,
  "q-di-178": rentStatements,
};
