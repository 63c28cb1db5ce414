import type { CheckedItem, MachineChecks, RecomputedKey } from "./machine-check.ts";

/** Recomputed keys of the comparison, single-choice and multiple-choice items, each from its statement alone. */

type Relation = "<" | "=" | ">";

function relationOf(left: number, right: number): Relation {
  if (left < right) return "<";
  return left > right ? ">" : "=";
}

/** The four answers of a comparison are fixed by the type: the relations that occur decide among them. */
function comparisonKey(relations: Iterable<Relation>): RecomputedKey {
  const occurring = new Set(relations);
  const [only] = occurring;
  if (only === undefined) throw new Error("no case satisfies the conditions");
  if (occurring.size > 1) return { optionIds: ["D"] };
  return { optionIds: [{ ">": "A", "<": "B", "=": "C" }[only]] };
}

function optionsWhere(item: CheckedItem, holds: (text: string) => boolean): RecomputedKey {
  const optionIds = item.options.filter((option) => holds(option.text)).map((option) => option.id);
  if (optionIds.length === 0) throw new Error("no option has the recomputed value");
  return { optionIds: optionIds.sort() };
}

interface Ratio {
  readonly numerator: number;
  readonly denominator: number;
}

/** Reads `$-\frac{3}{2}$`, `1,620`, `96%` or `16.8`. */
function parseRatio(text: string): Ratio {
  const fraction = /^\$(-?)\\frac\{(\d+)\}\{(\d+)\}\$$/.exec(text);
  if (fraction !== null) {
    const sign = fraction[1] === "-" ? -1 : 1;
    return { numerator: sign * Number(fraction[2]), denominator: Number(fraction[3]) };
  }
  const decimal = /^\$?(-?[\d,]+)(?:\.(\d+))?%?\$?$/.exec(text);
  if (decimal === null) throw new Error(`not a number: ${text}`);
  const places = decimal[2] ?? "";
  const digits = `${decimal[1] ?? ""}${places}`.replaceAll(",", "");
  return { numerator: Number(digits), denominator: 10 ** places.length };
}

function optionsEqualTo(item: CheckedItem, numerator: number, denominator = 1): RecomputedKey {
  return optionsWhere(item, (text) => {
    const value = parseRatio(text);
    return value.numerator * denominator === numerator * value.denominator;
  });
}

/** The one number a search found; an item with another count of solutions is broken. */
function onlyOne(found: Iterable<number>): number {
  const values = [...new Set(found)];
  const [value] = values;
  if (value === undefined || values.length > 1) throw new Error(`solutions: ${values.join(", ")}`);
  return value;
}

function* integers(from: number, to: number): Generator<number> {
  for (let value = from; value <= to; value += 1) yield value;
}

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

/** 1/7 + 1/9 against 1/8 + 1/8, counted in units of 1/504. */
function reciprocalSums(): Relation[] {
  const unit = 7 * 8 * 9;
  return [relationOf(unit / 7 + unit / 9, unit / 8 + unit / 8)];
}

/** Four-sided frames of side 5: one side is (5, 0), the next ends at a whole-number point of the circle. */
function* frameAreas(): Generator<Relation> {
  for (const x of integers(-4, 4)) {
    for (const y of integers(1, 5)) {
      if (x * x + y * y === 25) yield relationOf(Math.abs(5 * y - 0 * x), 25);
    }
  }
}

/** Pairs with x² + 16y² = 8xy; x/y against 4 is decided by the signs of x - 4y and y. */
function* squarePairs(): Generator<Relation> {
  for (const x of integers(-60, 60)) {
    for (const y of integers(-60, 60)) {
      const satisfied = x * y !== 0 && x * x + 16 * y * y === 8 * x * y;
      if (satisfied) yield relationOf(x * Math.sign(y), 4 * Math.abs(y));
    }
  }
}

/** The ferry moves minute by minute; one unit is a sixth of a kilometer. */
function ferrySpeeds(): Relation[] {
  const route = 12 * 6;
  let minutes = 0;
  for (const kilometersPerHour of [20, 30]) {
    const unitsPerMinute = (kilometersPerHour * 6) / 60;
    for (let covered = 0; covered < route; covered += unitsPerMinute) minutes += 1;
  }
  return [relationOf((2 * route * 60) / 6, 25 * minutes)];
}

/** Hundredths k/100 with x³ < x² and x not 0; both sides are scaled to whole numbers. */
function* powersOnGrid(): Generator<Relation> {
  for (const k of integers(-500, 500)) {
    if (k !== 0 && k ** 3 < 100 * k ** 2) yield relationOf(100 * k, k * k);
  }
}

/** All ordered draws of two different tiles: 0-3 are red, 4-9 are white. */
function tileDraws(): Relation[] {
  let same = 0;
  let different = 0;
  for (const first of integers(0, 9)) {
    for (const second of integers(0, 9)) {
      if (first === second) continue;
      if (first < 4 === second < 4) same += 1;
      else different += 1;
    }
  }
  return [relationOf(same, different)];
}

function shoelace(points: readonly (readonly [number, number])[]): number {
  let twice = 0;
  for (const [index, [x, y]] of points.entries()) {
    const [nextX, nextY] = points[(index + 1) % points.length] ?? [x, y];
    twice += x * nextY - nextX * y;
  }
  return Math.abs(twice);
}

/** A = (0, 0), C = (24w, 24h), and E one of the 23 inner points of AC. */
function* cornerRectangles(): Generator<Relation> {
  for (const w of integers(1, 8)) {
    for (const h of integers(1, 8)) {
      for (const k of integers(1, 23)) {
        const [right, top, x, y] = [24 * w, 24 * h, k * w, k * h];
        const atD = shoelace([
          [0, y],
          [x, y],
          [x, top],
          [0, top],
        ]);
        const atB = shoelace([
          [x, 0],
          [right, 0],
          [right, y],
          [x, y],
        ]);
        yield relationOf(atD, atB);
      }
    }
  }
}

/**
 * Greatest members of nine different integers with median 17 and total 180. Four different integers
 * below 17 can have any total up to 16 + 15 + 14 + 13.
 */
function* greatestMembers(): Generator<Relation> {
  const lowerMost = 16 + 15 + 14 + 13;
  for (const greatest of integers(21, 60)) {
    let possible = false;
    for (const a of integers(18, greatest - 3)) {
      for (const b of integers(a + 1, greatest - 2)) {
        for (const c of integers(b + 1, greatest - 1)) {
          if (180 - 17 - (a + b + c + greatest) <= lowerMost) possible = true;
        }
      }
    }
    if (possible) yield relationOf(greatest, 27);
  }
}

function* orchardTotals(): Generator<number> {
  for (const plum of integers(1, 500)) {
    for (const quince of integers(1, 500)) {
      if (3 * plum === 5 * quince && plum - quince === 24) yield plum + quince;
    }
  }
}

/** Twice the value of k, for k in halves. */
function* commutingValues(): Generator<number> {
  const diamond = (a: number, b: number) => a * a - 3 * b;
  for (const twice of integers(-200, 200)) {
    const k = twice / 2;
    if (k !== 4 && diamond(4, k) === diamond(k, 4)) yield twice;
  }
}

/** New volume as a percent of the old one; radii are multiples of 10 and heights even. */
function* canPercents(): Generator<number> {
  for (const m of integers(1, 9)) {
    for (const n of integers(1, 9)) {
      const before = (10 * m) ** 2 * (2 * n);
      const after = (8 * m) ** 2 * (3 * n);
      yield (100 * after) / before;
    }
  }
}

/** Twice the x of points (x, 0) seen from (1, 5) at a right angle to the direction (6, -3). */
function* perpendicularCrossings(): Generator<number> {
  for (const twice of integers(-60, 60)) {
    if ((twice / 2 - 1) * 6 + (0 - 5) * -3 === 0) yield twice;
  }
}

/** P = (0, 0), T = (6√3, 0), O = (6√3, 6): midpoints of small cells inside the triangle, outside the circle. */
function tangentRegionArea(): number {
  const cell = 0.01;
  const base = 6 * Math.sqrt(3);
  let cells = 0;
  for (let x = cell / 2; x < base; x += cell) {
    for (let y = cell / 2; y < (x * 6) / base; y += cell) {
      if (Math.hypot(x - base, y - 6) > 6) cells += 1;
    }
  }
  return cells * cell * cell;
}

/** Reads `$18\sqrt{3}-6\pi$` or `$18-\frac{9}{2}\pi$`. */
function parseRegionArea(text: string): number {
  const match = /^\$(\d+)(\\sqrt\{3\})?-(?:(\d+)|\\frac\{(\d+)\}\{(\d+)\})\\pi\$$/.exec(text);
  if (match === null) throw new Error(`not an area: ${text}`);
  const [, count, root, whole, above, below] = match;
  const multiple = whole === undefined ? Number(above) / Number(below) : Number(whole);
  return Number(count) * (root === undefined ? 1 : Math.sqrt(3)) - multiple * Math.PI;
}

/** Mean of the other 18 seeds, in tenths, that gives an explicit list of 30 the mean 18. */
function* otherMeans(): Generator<number> {
  for (const tenths of integers(0, 1000)) {
    const masses = [...Array<number>(12).fill(150), ...Array<number>(18).fill(tenths)];
    if (masses.reduce((sum, mass) => sum + mass, 0) === masses.length * 180) yield tenths;
  }
}

function permutations(letters: string): string[] {
  if (letters.length <= 1) return [letters];
  return [...letters].flatMap((first) =>
    permutations(letters.replace(first, "")).map((rest) => first + rest),
  );
}

function allowedOrders(): number {
  return permutations("QRSTU").filter(
    (order) => order.indexOf("R") < order.indexOf("S") && !order.endsWith("T"),
  ).length;
}

function commonDivisor(): number {
  const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b));
  let divisor = 0;
  for (const n of integers(1, 20_000)) if ((n * n) % 3240 === 0) divisor = gcd(n, divisor);
  return divisor;
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

function nearestRegion(item: CheckedItem): RecomputedKey {
  const area = tangentRegionArea();
  const near = optionsWhere(item, (text) => Math.abs(parseRegionArea(text) - area) < 0.1);
  const within = optionsWhere(item, (text) => Math.abs(parseRegionArea(text) - area) < 2);
  if (JSON.stringify(near) !== JSON.stringify(within)) throw new Error("options too close to tell");
  return near;
}

export const choiceChecks: MachineChecks = {
  "q-qc-001": () => comparisonKey(reciprocalSums()),
  "q-qc-002": () => comparisonKey(frameAreas()),
  "q-qc-003": () => comparisonKey(squarePairs()),
  "q-qc-004": () => comparisonKey(ferrySpeeds()),
  "q-qc-005": () => comparisonKey(powersOnGrid()),
  "q-qc-006": () => comparisonKey(tileDraws()),
  "q-qc-007": () => comparisonKey(cornerRectangles()),
  "q-qc-008": () => comparisonKey(greatestMembers()),
  "q-sc-001": (item) => optionsEqualTo(item, onlyOne(orchardTotals())),
  "q-sc-002": (item) => optionsEqualTo(item, onlyOne(commutingValues()), 2),
  "q-sc-003": (item) => optionsEqualTo(item, onlyOne(canPercents())),
  "q-sc-004": (item) => optionsEqualTo(item, onlyOne(perpendicularCrossings()), 2),
  "q-sc-005": nearestRegion,
  "q-sc-006": (item) => optionsEqualTo(item, onlyOne(otherMeans()), 10),
  "q-sc-007": (item) => optionsEqualTo(item, allowedOrders()),
  "q-sc-008": (item) => optionsEqualTo(item, commonDivisor()),
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
