import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { numericValue } from "../numeric-value.ts";
import { integers, optionsNear, optionsWhere } from "../option-values.ts";
import { figureOf, introductionOf, median, present, sum } from "./display-figures.ts";

/** Data-interpretation items on trout and on hikes. Every number is read from the figures' data. */

// The trout

const TROUT = "data-trout-lengths";
const LAKES = ["Alder", "Birch", "Cedar"] as const;

function marksOf(lake: string): [number, number, number, number, number] {
  const box = present(
    figureOf(TROUT, "box-plot").boxes.find(({ label }) => label === lake),
    lake,
  );
  return [box.minimum, box.lowerQuartile, box.median, box.upperQuartile, box.maximum];
}

function sizeOf(lake: string): number {
  const found = new RegExp(`(\\d+)(?: trout were caught)? in ${lake} Lake`).exec(
    introductionOf(TROUT),
  );
  return Number(present(found?.[1], lake));
}

/**
 * A sample that fits the plot of the lake: each quartile lies halfway between two lengths, as far from
 * them as the gap says, and within its quarter every other length is as near to the target as can be.
 * No sample where the gaps do not fit.
 */
function sampleNear(lake: string, target: number, gaps: readonly number[] = [1, 1, 1]): number[] {
  const marks = marksOf(lake);
  const quarterSize = sizeOf(lake) / 4;
  const quarters = marks.slice(1).map((mark, quarter) => ({
    low: present(marks[quarter], "mark") + (gaps[quarter - 1] ?? 0),
    high: mark - (gaps[quarter] ?? 0),
  }));
  if (quarters.some(({ low, high }) => low > high)) return [];
  return quarters.flatMap(({ low, high }) => {
    const usual = Math.min(high, Math.max(low, target));
    return [low, ...Array.from({ length: quarterSize - 2 }, () => usual), high];
  });
}

function interquartileRanges(item: CheckedItem): RecomputedKey {
  const rangeOf = (lake: string): number => marksOf(lake)[3] - marksOf(lake)[1];
  return optionsWhere(item, (text) => Number(text) * rangeOf("Birch") === rangeOf("Alder"));
}

/** Every combination of gaps up to 8 centimeters is tried at the three quartiles of each lake. */
function leastLongTrout(item: CheckedItem): RecomputedKey {
  const gaps = [...integers(0, 8)];
  const least = LAKES.map((lake) => {
    const samples = gaps.flatMap((first) =>
      gaps.flatMap((second) => gaps.map((third) => sampleNear(lake, 0, [first, second, third]))),
    );
    const fitting = samples.filter(({ length }) => length > 0);
    return Math.min(...fitting.map((sample) => sample.filter((length) => length >= 30).length));
  });
  return optionsNear(item, sum(least));
}

/** Targets are tried for each lake by itself: as short as possible, as long as possible, or the median in question. */
function combinedMedian(item: CheckedItem): RecomputedKey {
  return optionsWhere(item, (text) => {
    const wanted = numericValue(text.replace("28\\frac", "28 + \\frac"));
    const targets = [0, wanted, 100];
    return targets.some((alder) =>
      targets.some((birch) =>
        targets.some((cedar) => {
          const together = [
            ...sampleNear("Alder", alder),
            ...sampleNear("Birch", birch),
            ...sampleNear("Cedar", cedar),
          ];
          return Math.abs(median(together) - wanted) < 1e-9;
        }),
      ),
    );
  });
}

// The hikes

const HIKES = "data-hiking-club";

function hikes(): { kilometers: number; hours: number }[] {
  return figureOf(HIKES, "scatter-plot").points.map(({ x, y }) => ({ kilometers: x, hours: y }));
}

function longAndQuick(item: CheckedItem): RecomputedKey {
  return optionsNear(
    item,
    hikes().filter(({ kilometers, hours }) => kilometers > 10 && hours < 4).length,
  );
}

function fastHikes(): RecomputedKey {
  let [numerator, denominator] = [
    hikes().filter(({ kilometers, hours }) => kilometers / hours > 4).length,
    hikes().length,
  ];
  for (let divisor = numerator; divisor > 1; divisor -= 1) {
    if (numerator % divisor === 0 && denominator % divisor === 0) {
      [numerator, denominator] = [numerator / divisor, denominator / divisor];
    }
  }
  return { numerator, denominator };
}

function addedHike(item: CheckedItem): RecomputedKey {
  return optionsWhere(item, (text) => {
    const found = /^([\d.]+) kilometers and ([\d.]+) hours$/.exec(text);
    const all = [...hikes(), { kilometers: Number(found?.[1]), hours: Number(found?.[2]) }];
    return (
      median(all.map(({ kilometers }) => kilometers)) === 11 &&
      median(all.map(({ hours }) => hours)) === 2.75
    );
  });
}

export const troutAndHikingChecks: MachineChecks = {
  "q-di-119": interquartileRanges,
  "q-di-120": leastLongTrout,
  "q-di-121": combinedMedian,
  "q-di-122": longAndQuick,
  "q-di-123": fastHikes,
  "q-di-124": addedHike,
};
