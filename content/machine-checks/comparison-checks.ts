import type { MachineChecks } from "./machine-check.ts";
import { comparisonKey, integers, type Relation, relationOf } from "./option-values.ts";

/** Recomputed keys of the quantitative comparisons, each from its statement alone. */

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

export const comparisonChecks: MachineChecks = {
  "q-qc-001": () => comparisonKey(reciprocalSums()),
  "q-qc-002": () => comparisonKey(frameAreas()),
  "q-qc-003": () => comparisonKey(squarePairs()),
  "q-qc-004": () => comparisonKey(ferrySpeeds()),
  "q-qc-005": () => comparisonKey(powersOnGrid()),
  "q-qc-006": () => comparisonKey(tileDraws()),
  "q-qc-007": () => comparisonKey(cornerRectangles()),
  "q-qc-008": () => comparisonKey(greatestMembers()),
};
