import type { CheckedItem, MachineChecks, RecomputedKey } from "./machine-check.ts";
import { integers, optionsWhere, parseRatio } from "./option-values.ts";

/** Recomputed keys of the single-choice items, each from its statement alone. */

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

function nearestRegion(item: CheckedItem): RecomputedKey {
  const area = tangentRegionArea();
  const near = optionsWhere(item, (text) => Math.abs(parseRegionArea(text) - area) < 0.1);
  const within = optionsWhere(item, (text) => Math.abs(parseRegionArea(text) - area) < 2);
  if (JSON.stringify(near) !== JSON.stringify(within)) throw new Error("options too close to tell");
  return near;
}

export const singleChoiceChecks: MachineChecks = {
  "q-sc-001": (item) => optionsEqualTo(item, onlyOne(orchardTotals())),
  "q-sc-002": (item) => optionsEqualTo(item, onlyOne(commutingValues()), 2),
  "q-sc-003": (item) => optionsEqualTo(item, onlyOne(canPercents())),
  "q-sc-004": (item) => optionsEqualTo(item, onlyOne(perpendicularCrossings()), 2),
  "q-sc-005": nearestRegion,
  "q-sc-006": (item) => optionsEqualTo(item, onlyOne(otherMeans()), 10),
  "q-sc-007": (item) => optionsEqualTo(item, allowedOrders()),
  "q-sc-008": (item) => optionsEqualTo(item, commonDivisor()),
};
