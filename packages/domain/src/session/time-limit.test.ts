import fc from "fast-check";
import { expect, it } from "vitest";
import { PACE_FACTORS } from "./practice-settings.ts";
import { paceFactorOf, paceSeconds, timeLimitSeconds } from "./time-limit.ts";

it("sets no limit when untimed", () => {
  expect(timeLimitSeconds({ kind: "untimed" }, [60, 90])).toBeNull();
});

it.each([
  [1, 150],
  [1.25, 188], // 187.5: part of a second counts for the candidate
  [1.5, 225],
  [2, 300],
] as const)("stretches the items' pace by %d", (paceFactor, expected) => {
  expect(timeLimitSeconds({ kind: "timed", paceFactor }, [60, 90])).toBe(expected);
});

it("measures untimed work at the standard pace", () => {
  expect(paceFactorOf({ kind: "untimed" })).toBe(1);
  expect(paceFactorOf({ kind: "timed", paceFactor: 1.5 })).toBe(1.5);
});

it("is whole, and at least the sum of the items' pace", () => {
  fc.assert(
    fc.property(
      fc.array(fc.integer({ min: 20, max: 300 }), { maxLength: 40 }),
      fc.constantFrom(...PACE_FACTORS),
      (targets, factor) => {
        const pace = paceSeconds(targets, factor);
        expect(Number.isInteger(pace)).toBe(true);
        expect(pace).toBeGreaterThanOrEqual(targets.reduce((sum, next) => sum + next, 0));
      },
    ),
  );
});
