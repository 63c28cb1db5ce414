import type { MachineChecks } from "./machine-check.ts";
import { integers, optionsWhere, parseRatio, relationOf } from "./option-values.ts";

/** Recomputed keys of the multiple-choice items, each from its statement alone. */

type Values = Readonly<Record<string, number>>;

/** A product such as `4a`, `rs` or `t^2`. */
function monomial(tex: string, values: Values): number {
  let product = 1;
  for (const [, digits, letter, square] of tex.matchAll(/(\d+)|([a-z])(\^2)?/g)) {
    if (digits !== undefined) product *= Number(digits);
    const value = letter === undefined ? 1 : values[letter];
    if (value === undefined) throw new Error(`unknown letter in ${tex}`);
    product *= square === undefined ? value : value * value;
  }
  return product;
}

function sumOfTerms(tex: string, values: Values): number {
  let sum = 0;
  for (const match of tex.matchAll(/([+-]?)(?:\\frac\{([^}]*)\}\{([^}]*)\}|([^+-]+))/g)) {
    const [, sign, above, below, plain] = match;
    const term =
      plain === undefined
        ? monomial(above ?? "", values) / monomial(below ?? "", values)
        : monomial(plain, values);
    sum += sign === "-" ? -term : term;
  }
  return sum;
}

/** Evaluates a statement such as `$a-b+c=0$` at the given values. */
function statementHolds(text: string, values: Values): boolean {
  const [, left, relation, right] = /^\$([^<>=]+)([<>=])([^<>=]+)\$$/.exec(text) ?? [];
  if (left === undefined || right === undefined) throw new Error(`not a statement: ${text}`);
  return relationOf(sumOfTerms(left, values), sumOfTerms(right, values)) === relation;
}

/** Strictly between 2/5 and 1/2, counted in units of one common multiple of all denominators. */
function betweenBounds(text: string): boolean {
  const unit = 2 * 5 * 7 * 9 * 13;
  const { numerator, denominator } = parseRatio(text);
  const position = (numerator * unit) / denominator;
  if (!Number.isInteger(position)) throw new Error(`denominator of ${text}`);
  return position > (2 * unit) / 5 && position < unit / 2;
}

/** Whether a statement holds for all whole numbers r < s < 0 < t of a grid. */
function alwaysTrue(text: string): boolean {
  for (const r of integers(-9, -2)) {
    for (const s of integers(r + 1, -1)) {
      for (const t of integers(1, 9)) {
        if (!statementHolds(text, { r, s, t })) return false;
      }
    }
  }
  return true;
}

/** Heron's formula, 16S² = 4a²b² - (a² + b² - c²)², solved for the third side c. */
function areaPossible(area: number): boolean {
  const [a, b] = [6, 10];
  const square = 4 * a * a * b * b - 16 * area * area;
  if (square < 0) return false;
  return [1, -1].some((sign) => {
    const third = Math.sqrt(a * a + b * b + sign * Math.sqrt(square));
    return third > b - a && third < a + b;
  });
}

function bicycleOnlyCounts(): Set<number> {
  const counts = new Set<number>();
  for (const both of integers(0, 60)) {
    for (const bicycleOnly of integers(0, 60)) {
      for (const carOnly of integers(0, 60)) {
        const fits = both + bicycleOnly === 34 && both + carOnly === 29;
        if (fits && both + bicycleOnly + carOnly <= 60) counts.add(bicycleOnly);
      }
    }
  }
  return counts;
}

/** Downward parabolas with the zeros -1 and 5, as a(x + 1)(x - 5) multiplied out. */
function trueOfEveryParabola(text: string): boolean {
  return [...integers(-30, -1)].every((a) =>
    statementHolds(text, { a, b: a * (1 - 5), c: a * 1 * -5 }),
  );
}

function remaindersBy18(): Set<number> {
  const found = new Set<number>();
  for (const n of integers(1, 5000)) if (n % 12 === 5) found.add(n % 18);
  return found;
}

/** Twenty-five different readings in tenths of a degree, in order. */
function readings(seed: number): number[] {
  return [...integers(1, 25)].map(
    (place) => 10 * place + ((seed * place * place + 3 * place) % 10),
  );
}

/** Statistics of 25 ordered readings, scaled to whole numbers. */
function statistics(sorted: readonly number[]): Readonly<Record<string, number>> {
  const at = (place: number): number => sorted[place - 1] ?? Number.NaN;
  const total = sorted.reduce((sum, value) => sum + value, 0);
  const squares = sorted.reduce((sum, value) => sum + value * value, 0);
  return {
    "The range": at(25) - at(1),
    "The average (arithmetic mean)": total,
    "The interquartile range": at(19) + at(20) - at(6) - at(7),
    "The median": at(13),
    "The standard deviation": 25 * squares - total * total,
  };
}

function unchangedByCorrection(text: string): boolean {
  return [...integers(1, 40)].every((seed) => {
    const original = readings(seed);
    const before = statistics(original)[text];
    if (before === undefined) throw new Error(`unknown statistic: ${text}`);
    return before === statistics(original.map((reading) => reading + 4))[text];
  });
}

export const multipleChoiceChecks: MachineChecks = {
  "q-mc-001": (item) => optionsWhere(item, betweenBounds),
  "q-mc-002": (item) => optionsWhere(item, alwaysTrue),
  "q-mc-003": (item) => optionsWhere(item, (text) => areaPossible(parseRatio(text).numerator)),
  "q-mc-004": (item) => {
    const counts = bicycleOnlyCounts();
    return optionsWhere(item, (text) => counts.has(parseRatio(text).numerator));
  },
  "q-mc-005": (item) => optionsWhere(item, trueOfEveryParabola),
  "q-mc-006": (item) => {
    const remainders = remaindersBy18();
    return optionsWhere(item, (text) => remainders.has(parseRatio(text).numerator));
  },
  "q-mc-007": (item) => optionsWhere(item, unchangedByCorrection),
};
