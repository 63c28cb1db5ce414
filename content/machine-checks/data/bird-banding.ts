import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { integers, optionsWhere, parseRatio } from "../option-values.ts";
import { present, sum } from "./display-figures.ts";
import { shareOf, tableNumber } from "./display-values.ts";

/** The banded birds: a table with gaps, closed by trying every number that might stand in them. */

const BIRDS = "data-bird-banding";
const GROUPS = ["Warblers", "Thrushes", "Finches", "Buntings"];
const SEASONS = ["Spring", "Summer", "Fall"];

/** The printed entries by row and column, in the order of the groups and seasons, with NaN for gaps. */
function printed(): number[][] {
  return GROUPS.map((group) => SEASONS.map((season) => tableNumber(BIRDS, group, season)));
}

/** Whether all rows and columns add up to the totals, as far as these are printed. */
function addsUp(entries: readonly (readonly number[])[]): boolean {
  const agrees = (total: number, values: readonly number[]) =>
    Number.isNaN(total) || total === sum(values);
  return (
    entries.flat().every((entry) => entry >= 0) &&
    GROUPS.every((group, row) => agrees(tableNumber(BIRDS, group, "Total"), entries[row] ?? [])) &&
    SEASONS.every((season, column) =>
      agrees(
        tableNumber(BIRDS, "Total", season),
        entries.map((row) => present(row[column], season)),
      ),
    ) &&
    agrees(tableNumber(BIRDS, "Total", "Total"), entries.flat())
  );
}

/**
 * All ways to fill the gaps: summer of the warblers and spring of the thrushes are the only gaps of their row or
 * column, the others are tried.
 */
function* completions(): Generator<number[][]> {
  const total = (column: string) => tableNumber(BIRDS, "Total", column);
  const summerTotal = total("Total") - total("Spring") - total("Fall");
  const fixed = printed();
  const rowRest = (row: number) =>
    tableNumber(BIRDS, present(GROUPS[row], "row"), "Total") -
    sum((fixed[row] ?? []).filter((entry) => !Number.isNaN(entry)));
  const columnRest = (column: number) =>
    tableNumber(BIRDS, "Total", present(SEASONS[column], "column")) -
    sum(fixed.map((row) => row[column] ?? 0).filter((entry) => !Number.isNaN(entry)));
  for (const finches of integers(0, rowRest(2))) {
    const buntings = columnRest(2) - finches;
    for (const summer of integers(0, summerTotal)) {
      const entries = fixed.map((row) => [...row]);
      fill(entries, [rowRest(0), columnRest(0), rowRest(2) - finches, finches, summer, buntings]);
      if (addsUp(entries)) yield entries;
    }
  }
}

let found: number[][][] | null = null;

function allCompletions(): readonly number[][][] {
  found ??= [...completions()];
  return found;
}

/** Puts the values into the gaps, row by row. */
function fill(entries: number[][], values: readonly number[]): void {
  const waiting = [...values];
  for (const row of entries) {
    for (const [column, entry] of row.entries()) {
      if (Number.isNaN(entry)) row[column] = present(waiting.shift(), "value for a gap");
    }
  }
  if (waiting.length > 0) throw new Error("more values than gaps");
}

/** The total of a group, which must be the same in all the ways to fill the gaps. */
function totalOf(group: string): number {
  const totals = new Set<number>();
  for (const entries of allCompletions()) totals.add(sum(entries[GROUPS.indexOf(group)] ?? []));
  if (totals.size !== 1) throw new Error(`${group}: not determined`);
  return present([...totals][0], group);
}

function buntingsOverFinches(item: CheckedItem): RecomputedKey {
  const [finches, buntings] = [totalOf("Finches"), totalOf("Buntings")];
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = shareOf(text);
    return finches * (100 * denominator + numerator) === buntings * 100 * denominator;
  });
}

function finchesInFall(item: CheckedItem): RecomputedKey {
  const possible = new Set<number>();
  for (const entries of allCompletions()) possible.add(present(entries[2]?.[2], "finches"));
  return optionsWhere(item, (text) => possible.has(parseRatio(text).numerator));
}

export const birdBandingChecks: MachineChecks = {
  "q-di-182": () => ({ value: totalOf("Thrushes").toString() }),
  "q-di-183": buntingsOverFinches,
  "q-di-184": finchesInFall,
};
