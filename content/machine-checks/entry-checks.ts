import type { MachineChecks, RecomputedKey } from "./machine-check.ts";

/** Numeric-entry items, decimal and fraction. Whole-number arithmetic only, so that nothing is rounded by accident. */

/** The one element of a list of candidates in which all are alike. */
function only<Value>(candidates: Iterable<Value>): Value {
  const [first, ...others] = new Set(candidates);
  if (first === undefined || others.length > 0) throw new Error("not exactly one candidate");
  return first;
}

function greatestCommonDivisor(a: number, b: number): number {
  return b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b);
}

/** A fraction in lowest terms with a positive denominator, as text so that equal ones compare equal. */
function fractionText(numerator: number, denominator: number): string {
  const divisor = greatestCommonDivisor(numerator, denominator) * Math.sign(denominator);
  return `${numerator / divisor}/${denominator / divisor}`;
}

function fractionKey(text: string): RecomputedKey {
  const [numerator, denominator] = text.split("/").map(Number);
  if (numerator === undefined || denominator === undefined) throw new Error(`no fraction: ${text}`);
  return { numerator, denominator };
}

/** Whole tenths, hundredths, … written as a decimal. */
function decimalText(units: number, places: number): string {
  return (units / 10 ** places).toString();
}

/** The nearest whole number to a positive quotient of whole numbers; a tie rounds up. */
function roundedQuotient(numerator: number, denominator: number): number {
  return Math.floor((2 * numerator + denominator) / (2 * denominator));
}

function range(from: number, to: number): number[] {
  return Array.from({ length: to - from + 1 }, (_, index) => from + index);
}

/** Two bills: every price in whole cents is tried. */
function kilnFee(): RecomputedKey {
  const fees = range(0, 875)
    .map((price) => ({ price, fee: 2625 - 3 * price }))
    .filter(({ price, fee }) => fee + 7 * price === 4825)
    .map(({ fee }) => fee);
  return { value: decimalText(only(fees), 2) };
}

/** The slope, in hundredths, of the line from (-4, 9) that is at height 0 where x is 2. */
function slopeOfLine(): RecomputedKey {
  const slopes = range(-1000, 1000).filter((slope) => 9 * 100 + slope * (2 - -4) === 0);
  return { value: decimalText(only(slopes), 2) };
}

/** Decreases in hundredths of a percent, for several numbers of pairs in the first year. */
function nestingPairs(): RecomputedKey {
  const decreases = [40, 100, 260, 1000].flatMap((first) =>
    range(0, 10_000).filter(
      (decrease) => first * 125 * (10_000 - decrease) === first * 110 * 10_000,
    ),
  );
  return { value: decimalText(only(decreases), 2) };
}

/** The ride second by second, in ninths of a meter: 24 km/h is 60 of them a second, 20 km/h is 50. */
function averageSpeed(): RecomputedKey {
  const turn = 18_000 * 9;
  const goal = 48_000 * 9;
  let travelled = 0;
  let seconds = 0;
  while (travelled < goal) {
    travelled += travelled < turn ? 60 : 50;
    seconds += 1;
  }
  if (travelled !== goal) throw new Error("the ride does not end on a whole second");
  return { value: decimalText(roundedQuotient(48 * 3600 * 10, seconds), 1) };
}

function exactlyTwoDivisors(): RecomputedKey {
  const found = range(1, 900).filter(
    (candidate) => [4, 6, 10].filter((divisor) => candidate % divisor === 0).length === 2,
  );
  return { value: found.length.toString() };
}

/** The level, in hundredths of a centimeter, below which there is as much water as at the start. */
function waterLevel(): RecomputedKey {
  const water = 60 * 40 * 1200;
  const levels = range(0, 5000).filter(
    (level) => 60 * 40 * level - 20 * 20 * Math.min(level, 2000) === water,
  );
  return { value: decimalText(only(levels) - 1200, 2) };
}

/** Squares of lengths stay whole numbers; the tenths of the perimeter are found by comparing squares. */
function perimeterOfTriangle(): RecomputedKey {
  const footToA = only(range(1, 100).filter((length) => length ** 2 + 6 ** 2 === 10 ** 2));
  const rational = 10 + footToA + 5;
  const squareOfBc = 6 ** 2 + 5 ** 2;
  const perimeters = range(rational * 10 + 1, rational * 20).filter((tenths) => {
    const twentieths = 2 * (tenths - rational * 10);
    return (twentieths - 1) ** 2 <= 400 * squareOfBc && 400 * squareOfBc < (twentieths + 1) ** 2;
  });
  return { value: decimalText(only(perimeters), 1) };
}

/** Plants counted one by one for every greenhouse in which the counts are whole numbers. */
function tallTomatoes(): RecomputedKey {
  const shares = range(1, 840).flatMap((seedlings) =>
    range(1, seedlings).flatMap((tomatoes) => {
      if (tomatoes * 7 !== seedlings * 4 || tomatoes % 6 !== 0) return [];
      const notDwarf = range(1, tomatoes).filter((plant) => plant % 6 !== 0).length;
      return [fractionText(notDwarf, seedlings)];
    }),
  );
  return fractionKey(only(shares));
}

function sameColor(): RecomputedKey {
  const tokens = [..."RRRRRBBBBWWW"];
  let draws = 0;
  let alike = 0;
  for (const [first, firstColor] of tokens.entries()) {
    for (const [second, secondColor] of tokens.entries()) {
      if (first === second) continue;
      draws += 1;
      if (firstColor === secondColor) alike += 1;
    }
  }
  return fractionKey(fractionText(alike, draws));
}

function linkedRatios(): RecomputedKey {
  const sides = range(-60, 60);
  const quotients = sides
    .filter((y) => y !== 0)
    .flatMap((y) =>
      sides
        .filter((x) => 3 * x === 4 * y)
        .flatMap((x) => sides.filter((z) => 5 * y === 6 * z).map((z) => fractionText(x + z, y))),
    );
  return fractionKey(only(quotients));
}

/** Both solutions are tried as p/q; k is kept as the fraction that the known solution 4/3 forces. */
function otherSolution(): RecomputedKey {
  // 6(4/3)^2 + k(4/3) - 20 = 0, times 9: 6*16 + 12k - 180 = 0.
  const k = only(range(-100, 100).filter((candidate) => 6 * 16 + 12 * candidate - 180 === 0));
  const solutions = range(1, 24).flatMap((q) =>
    range(-480, 480)
      .filter((p) => 6 * p * p + k * p * q - 20 * q * q === 0)
      .map((p) => fractionText(p, q)),
  );
  return fractionKey(only(solutions.filter((solution) => solution !== "4/3")));
}

/** Units of work per hour f and g; the job is what both do in 12 hours. */
function shareOfMachine(): RecomputedKey {
  const shares = range(1, 60).flatMap((f) =>
    range(1, 60)
      .filter((g) => 5 * (f + g) + 21 * g === 12 * (f + g))
      .map((g) => fractionText(5 * f, 12 * (f + g))),
  );
  return fractionKey(only(shares));
}

function evenSumGivenEvenProduct(): RecomputedKey {
  let evenProducts = 0;
  let evenSums = 0;
  for (const a of range(1, 9)) {
    for (const b of range(a + 1, 9)) {
      for (const c of range(b + 1, 9)) {
        if ((a * b * c) % 2 !== 0) continue;
        evenProducts += 1;
        if ((a + b + c) % 2 === 0) evenSums += 1;
      }
    }
  }
  return fractionKey(fractionText(evenSums, evenProducts));
}

/** Corners by coordinates, A at the origin, for rectangles in which the points have whole coordinates. */
function shadedTriangle(): RecomputedKey {
  const shares = range(1, 6).flatMap((m) =>
    range(1, 6).map((n) => {
      const [width, height] = [5 * m, 4 * n];
      const corners = [
        { x: 0, y: height },
        { x: 3 * m, y: 0 },
        { x: width, y: n },
      ];
      const doubledArea = corners.reduce((sum, corner, index) => {
        const next = corners[(index + 1) % corners.length] ?? corner;
        return sum + corner.x * next.y - next.x * corner.y;
      }, 0);
      return fractionText(Math.abs(doubledArea), 2 * width * height);
    }),
  );
  return fractionKey(only(shares));
}

export const entryChecks: MachineChecks = {
  "q-ne-001": kilnFee,
  "q-ne-002": slopeOfLine,
  "q-ne-003": nestingPairs,
  "q-ne-004": averageSpeed,
  "q-ne-005": exactlyTwoDivisors,
  "q-ne-006": waterLevel,
  "q-ne-007": perimeterOfTriangle,
  "q-nf-001": tallTomatoes,
  "q-nf-002": sameColor,
  "q-nf-003": linkedRatios,
  "q-nf-004": otherSolution,
  "q-nf-005": shareOfMachine,
  "q-nf-006": evenSumGivenEvenProduct,
  "q-nf-007": shadedTriangle,
};
