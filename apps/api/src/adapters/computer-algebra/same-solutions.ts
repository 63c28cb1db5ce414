import type { RelationVerdict } from "@lexiquant/domain/tutor";
import { type BigNumber, bignumber, gcd } from "mathjs";
import { evaluate, type Values } from "./evaluate.ts";
import { holds, type Link, type Statement } from "./statement.ts";

const FAR = 60;
const LARGEST_DENOMINATOR = 12;
const BISECTIONS = 180;
const GRID_STEP = 0.25;

/** Values tried for the letters beside the one that is compared. */
const OTHERS: readonly (readonly string[])[] = [
  ["2", "3", "5"],
  ["-1", "4", "0.5"],
  ["7", "-2", "1"],
];

/**
 * Whether two conditions have the same solutions: in one letter, tried at fractions in lowest terms with small
 * denominators and at the roots that changes of sign between them show; with more letters, for some values of the others.
 */
export function sameSolutions(before: Statement, after: Statement, given: Values): RelationVerdict {
  const free = [...new Set([...before.symbols, ...after.symbols])].filter((one) => !given.has(one));
  const [symbol, ...others] = free.toReversed();
  if (symbol === undefined) return NOTHING_TO_COMPARE;
  const settings = others.length === 0 ? [[]] : OTHERS;
  const verdicts = settings.map((texts) => {
    const chosen = others.map((other, place) => [other, bignumber(texts[place] ?? "1")] as const);
    return compareIn(symbol, [before, after], new Map([...chosen, ...given]));
  });
  return (
    verdicts.find(({ verdict }) => verdict === "false") ??
    verdicts.find(({ verdict }) => verdict === "unsure") ?? { verdict: "true" }
  );
}

const NOTHING_TO_COMPARE: RelationVerdict = {
  verdict: "unsure",
  because: "I find no solution of either step to compare them by.",
};

function compareIn(
  symbol: string,
  [before, after]: readonly [Statement, Statement],
  others: Values,
): RelationVerdict {
  let solutions = 0;
  for (const point of pointsFor(symbol, [before, after], others)) {
    const values = new Map([...others, [symbol, point]]);
    const [was, is] = [holds(before, values) === true, holds(after, values) === true];
    if (was !== is) return { verdict: "false", because: differing(symbol, point, was) };
    if (was) solutions += 1;
  }
  return solutions > 0 ? { verdict: "true" } : NOTHING_TO_COMPARE;
}

function* pointsFor(symbol: string, statements: readonly Statement[], others: Values) {
  yield* fractions();
  for (const { cases } of statements) {
    for (const link of cases.flat()) yield* roots(link, symbol, others);
  }
}

function differing(symbol: string, point: BigNumber, wasSolution: boolean): string {
  const value = `${symbol} = ${Number(point.toPrecision(6))}`;
  return wasSolution
    ? `${value} satisfies the step before it, but not this one.`
    : `${value} satisfies this step, but not the one before it.`;
}

/** How far out fractions are tried, by their denominator: the larger it is, the rarer they are in solutions. */
function reachOf(denominator: number): number {
  if (denominator === 1) return FAR * 10;
  return denominator <= 6 ? FAR * denominator : 10 * denominator;
}

function* fractions(): Generator<BigNumber> {
  for (let denominator = 1; denominator <= LARGEST_DENOMINATOR; denominator += 1) {
    const reach = reachOf(denominator);
    for (let numerator = -reach; numerator <= reach; numerator += 1) {
      if (gcd(numerator, denominator) === 1) yield bignumber(numerator).div(denominator);
    }
  }
}

/** Where the difference of the sides changes its sign: bisected until the digits are exhausted. */
function* roots({ left, right }: Link, symbol: string, others: Values): Generator<BigNumber> {
  const difference = (x: BigNumber): BigNumber | null => {
    const values: Values = new Map([...others, [symbol, x]]);
    const [a, b] = [evaluate(left, values), evaluate(right, values)];
    return a === null || b === null ? null : a.minus(b);
  };
  for (let from = -FAR; from < FAR; from += GRID_STEP) {
    const root = bisect(difference, bignumber(from), bignumber(from + GRID_STEP));
    if (root !== null) yield root;
  }
}

function bisect(
  difference: (x: BigNumber) => BigNumber | null,
  from: BigNumber,
  to: BigNumber,
): BigNumber | null {
  const start = difference(from);
  const end = difference(to);
  if (start === null || end === null || start.isZero() || end.isZero()) return null;
  if (start.isNegative() === end.isNegative()) return null;
  let [low, high] = [from, to];
  for (let halving = 0; halving < BISECTIONS; halving += 1) {
    const middle = low.plus(high).div(2);
    const value = difference(middle);
    if (value === null) return null;
    if (value.isZero()) return middle;
    if (value.isNegative() === start.isNegative()) low = middle;
    else high = middle;
  }
  return low;
}
