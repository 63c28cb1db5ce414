import type { CheckedItem, MachineChecks, RecomputedKey } from "../machine-check.ts";
import { optionsWhere, parseRatio } from "../option-values.ts";
import { figureOf, present, sum } from "./display-figures.ts";
import { chartValue, shareOf } from "./display-values.ts";

/** The library: kinds of material in a pie, branches in bars. */

const LIBRARY = "data-branch-loans";
const BRANCHES = figureOf(LIBRARY, "bar-chart").categories;

/** Thousands of loans. */
function loansAt(branch: string): number {
  return chartValue(figureOf(LIBRARY, "bar-chart"), branch);
}

function percentOfKind(kind: string): number {
  const { slices } = figureOf(LIBRARY, "pie-chart");
  if (sum(slices.map(({ value }) => value)) !== 100) throw new Error("not 100 percent in all");
  return present(
    slices.find(({ label }) => label === kind),
    kind,
  ).value;
}

/** Single loans of a kind, with its overall share at every branch; only their sum is known to be right. */
function loansOfKind(kind: string): number {
  return sum(BRANCHES.map((branch) => loansAt(branch) * 10 * percentOfKind(kind)));
}

function booksOverFilms(item: CheckedItem): RecomputedKey {
  const films = loansOfKind("Films");
  return optionsWhere(
    item,
    (text) => films + parseRatio(text).numerator === loansOfKind("Children's books"),
  );
}

function changedTotal(item: CheckedItem): RecomputedKey {
  const factors = new Map([
    ["Central", 125],
    ["Riverside", 80],
  ]);
  const before = sum(BRANCHES.map((branch) => loansAt(branch)));
  const after = sum(BRANCHES.map((branch) => loansAt(branch) * (factors.get(branch) ?? 100)));
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = shareOf(text);
    return before * (100 * denominator + numerator) === after * denominator;
  });
}

function shareAtCentral(item: CheckedItem): RecomputedKey {
  return optionsWhere(item, (text) => {
    const { numerator, denominator } = shareOf(text);
    const books = BRANCHES.map(
      (branch) => loansAt(branch) * numerator * (branch === "Central" ? 1 : 2),
    );
    return sum(books) * 10 === loansOfKind("Children's books") * denominator;
  });
}

export const branchLoansChecks: MachineChecks = {
  "q-di-179": booksOverFilms,
  "q-di-180": changedTotal,
  "q-di-181": shareAtCentral,
};
