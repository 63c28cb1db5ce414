import fc from "fast-check";
import { expect, it } from "vitest";
import { median } from "./median.ts";

it.each([
  [[], null],
  [[4], 4],
  [[9, 1, 5], 5],
  [[10, 2, 9, 1], 5.5],
  // As text, 9 would sort behind 10.
  [[10, 9, 100], 10],
])("the median of %j is %j", (values, expected) => {
  expect(median(values)).toBe(expected);
});

it("has as many values on its left as on its right", () => {
  fc.assert(
    fc.property(fc.array(fc.integer(), { minLength: 1 }), (values) => {
      const middle = median(values) ?? Number.NaN;
      const below = values.filter((value) => value < middle).length;
      const above = values.filter((value) => value > middle).length;
      expect(below).toBeLessThanOrEqual(values.length / 2);
      expect(above).toBeLessThanOrEqual(values.length / 2);
    }),
  );
});

it("leaves its argument as it is", () => {
  const values = [3, 1, 2];
  median(values);
  expect(values).toEqual([3, 1, 2]);
});
