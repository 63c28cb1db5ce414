import { seededRandom } from "@lexiquant/domain/kernel";
import { describe, expect, it } from "vitest";
import { calibrationReport } from "./calibration-report.ts";

const random = seededRandom(8);

/** 600 persons of abilities spread over −3 … 3; the fifth item is marked against the others. */
const rows = Array.from({ length: 600 }, (_, person) => {
  const ability = ((person * 37) % 600) / 100 - 3;
  return [-1, -0.3, 0.4, 1.1, 0].map((b, item) => {
    const isRight = random() < 1 / (1 + Math.exp(b - ability));
    return item === 4 ? !isRight : isRight;
  });
});
const matrix = { names: ["a", "b", "c", "d", "reversed"], rows };

describe("the report of a calibration", () => {
  it("has the likelihood and every item's parameters under its name", () => {
    const { logLikelihood, items, variance } = calibrationReport(matrix, "2pl");
    expect(logLikelihood).toBeLessThan(0);
    expect(items.map(({ name }) => name)).toEqual(matrix.names);
    const [first, , , last] = items;
    expect(first?.b ?? 0).toBeLessThan(last?.b ?? 0);
    expect(first?.c).toBe(0);
    expect(first?.seB ?? 0).toBeGreaterThan(0);
    expect(variance).toBeUndefined();
  });

  it("doubts the item that is marked against the others, and only that", () => {
    const { items } = calibrationReport(matrix, "2pl");
    expect(items.filter(({ flags }) => flags.length > 0).map(({ name }) => name)).toEqual([
      "reversed",
    ]);
    expect(items[4]?.flags).toContain("negative-point-biserial");
    expect(items[4]?.a).toBeLessThan(0);
  });

  it("gives the Rasch model a = 1 and the variance of ability", () => {
    const { items, variance } = calibrationReport(matrix, "rasch");
    expect(items.every(({ a }) => a === 1)).toBe(true);
    expect(variance).toBeGreaterThan(0);
  });

  it("keeps three parameters finite when the answers would let them run away", () => {
    // The fifth item has nothing to do with the others: a steep curve far away and a flat one fit it alike.
    const loose = rows.map((row) => [...row.slice(0, 4), random() < 0.37]);
    const { hasConverged, items } = calibrationReport({ names: matrix.names, rows: loose }, "3pl");
    expect(hasConverged).toBe(true);
    for (const { a, b, c } of items) {
      expect(Math.abs(a)).toBeLessThan(8);
      expect(Math.abs(b)).toBeLessThan(15);
      expect(c).toBeGreaterThan(0);
      expect(c).toBeLessThan(0.6);
    }
  });

  it("refuses fewer items than the model needs", () => {
    const two = { names: ["a", "b"], rows: rows.map((row) => row.slice(0, 2)) };
    expect(() => calibrationReport(two, "2pl")).toThrow(
      "The model 2pl needs at least 3 items, but there are 2.",
    );
  });
});
