import { expect, it } from "vitest";
import { wilsonInterval } from "./wilson-interval.ts";

/** Two-sided 95 %: the level for which published examples exist. */
const Z_95_PERCENT = 1.959963984540054;

it("agrees with a hand-computed interval at 80 %", () => {
  // n = 10, p = 0.7, z² = 1.642374: centre 0.782119 / 1.164237, spread sqrt(0.021 + 0.004106) = 0.158449
  const { low, high } = wilsonInterval({ answered: 10, correct: 7 });
  expect(low).toBeCloseTo(0.49737, 4);
  expect(high).toBeCloseTo(0.8462, 4);
});

it("agrees with the published interval for 81 of 263 at 95 %", () => {
  const { low, high } = wilsonInterval({ answered: 263, correct: 81 }, Z_95_PERCENT);
  expect(low).toBeCloseTo(0.2553, 4);
  expect(high).toBeCloseTo(0.3662, 4);
});

it("does not claim certainty when every answer is right", () => {
  const { low, high } = wilsonInterval({ answered: 5, correct: 5 });
  expect(high).toBe(1);
  expect(low).toBeCloseTo(5 / (5 + 1.642374), 5);
});

it("spans everything when there are no answers", () => {
  expect(wilsonInterval({ answered: 0, correct: 0 })).toEqual({ low: 0, high: 1 });
});

it("rejects more right answers than answers", () => {
  expect(() => wilsonInterval({ answered: 3, correct: 4 })).toThrow(RangeError);
  expect(() => wilsonInterval({ answered: 3, correct: -1 })).toThrow(RangeError);
});
