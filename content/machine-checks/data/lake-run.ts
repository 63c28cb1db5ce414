import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { integers, optionsWhere, parseRatio } from "../option-values.ts";
import { figureOf, present, sum } from "./display-figures.ts";

/** Data items of the runners. Every number is read from the figures' data. */

const RUN = "data-lake-run";

interface AgeGroup {
  readonly runners: number;
  readonly mean: number;
  readonly fast: number;
}

function ageGroups(): AgeGroup[] {
  return figureOf(RUN, "table").rows.map(([, ...cells]) => {
    const [runners, mean, fast] = cells.map(Number);
    return {
      runners: present(runners, "runners"),
      mean: present(mean, "mean"),
      fast: present(fast, "fast"),
    };
  });
}

function slowRunners(item: CheckedItem): RecomputedKey {
  const { bins } = figureOf(RUN, "histogram");
  const starts = bins.flatMap(({ from, count }) => Array.from({ length: count }, () => from));
  const slow = starts.filter((from) => from >= 60).length;
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = parseRatio(text);
    return numerator * starts.length === slow * denominator;
  });
}

function meanFrom45(): RecomputedKey {
  const means = ageGroups()
    .slice(2)
    .flatMap(({ runners, mean }) => Array.from({ length: runners }, () => 10 * mean));
  for (const tenths of integers(0, 1000)) {
    if (sum(means.map((mean) => mean - tenths)) === 0) return { value: (tenths / 10).toString() };
  }
  throw new Error("the mean is no whole number of tenths");
}

/**
 * A list of times that fits both displays: for each age group, runners and time (in tenths of a minute)
 * in each bar. It is tested against the displays before it is used.
 */
const LIST_THAT_FITS: readonly (readonly (readonly [runners: number, tenths: number])[])[] = [
  [
    [15, 390],
    [25, 490],
    [25, 510],
    [5, 690],
    [0, 700],
  ],
  [
    [4, 380],
    [21, 480],
    [40, 510],
    [20, 650],
    [5, 720],
  ],
  [
    [1, 370],
    [9, 480],
    [13, 510],
    [20, 625],
    [7, 740],
  ],
  [
    [0, 300],
    [5, 468],
    [2, 510],
    [5, 660],
    [18, 730],
  ],
];

function fittingTimes(): number[][] {
  const { bins } = figureOf(RUN, "histogram");
  const groups = LIST_THAT_FITS.map((cells) =>
    cells.flatMap(([runners, tenths]) => Array.from({ length: runners }, () => tenths)),
  );
  const inBin = (from: number, to: number) => (time: number) => 10 * from <= time && time < 10 * to;
  const barsFit = bins.every(
    ({ from, to, count }) => groups.flat().filter(inBin(from, to)).length === count,
  );
  const groupsFit = ageGroups().every(({ runners, mean, fast }, index) => {
    const times = present(groups[index], "group");
    return (
      times.length === runners &&
      sum(times) === 10 * mean * runners &&
      times.filter((time) => time < 500).length === fast
    );
  });
  if (!barsFit || !groupsFit) throw new Error("the list does not fit");
  return groups;
}

function medianOf(times: readonly number[]): number {
  const ordered = [...times].sort((a, b) => a - b);
  return (
    (present(ordered[times.length / 2 - 1], "low") + present(ordered[times.length / 2], "high")) / 2
  );
}

/** The fewest runners of the first two groups from 50 to 60 minutes, over all splits of the bars. */
function fewestInTheMiddle(): number {
  const { bins } = figureOf(RUN, "histogram");
  const middle = present(
    bins.find(({ from }) => from === 50),
    "bar",
  ).count;
  const slow = ageGroups().map(({ runners, fast }) => runners - fast);
  const [first, second, third, fourth] = slow.map((count) => [...integers(0, count)]);
  const found: number[] = [];
  for (const one of present(first, "group")) {
    for (const two of present(second, "group")) {
      for (const three of present(third, "group")) {
        if (fourth?.includes(middle - one - two - three)) found.push(one + two);
      }
    }
  }
  return Math.min(...new Set(found));
}

function runStatements(item: CheckedItem): RecomputedKey {
  const groups = fittingTimes();
  const [under30, from30] = groups;
  return optionsWhere(item, (text) => {
    if (text.startsWith("The median time of the runners under 30")) {
      const { runners, fast } = present(ageGroups()[0], "under 30");
      const slowest = Array.from({ length: runners }, (_, place) => (place < fast ? 499 : 799));
      return medianOf(slowest) < 500 && medianOf(present(under30, "under 30")) < 500;
    }
    if (text.startsWith("More than half of the runners aged 30 to 44")) {
      const times = present(from30, "30 to 44");
      return 2 * times.filter((time) => 500 <= time && time < 600).length > times.length;
    }
    if (text.startsWith("At least 15 of the runners under 45")) return fewestInTheMiddle() >= 15;
    if (text.startsWith("The mean time of all 240 runners was less")) {
      const all = groups.flat();
      return sum(all) < medianOf(all) * all.length;
    }
    throw new Error(`unknown statement: ${text}`);
  });
}

export const lakeRunChecks: MachineChecks = {
  "q-di-143": slowRunners,
  "q-di-144": meanFrom45,
  "q-di-145": runStatements,
};
