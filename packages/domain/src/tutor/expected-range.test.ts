import fc from "fast-check";
import { expect, it } from "vitest";
import { logistic } from "../irt/logistic.ts";
import { expectedRange } from "./expected-range.ts";

it("holds what is expected between chance and one, and is wider the less is known", () => {
  const p = fc.double({ min: 0, max: 1, noNaN: true });
  fc.assert(
    fc.property(fc.tuple(p, p, p, p), ([knowing, guess, one, more]) => {
      const guessing = 0.5 * guess;
      const probability = guessing + (1 - guessing) * knowing;
      const at = (variance: number) => expectedRange({ probability, variance, guessing });
      const [narrow, wide] = [at(one), at(one + more)];
      for (const { low, estimate, high } of [narrow, wide]) {
        expect(low).toBeGreaterThanOrEqual(guessing - 1e-12);
        expect(low).toBeLessThanOrEqual(estimate);
        expect(high).toBeGreaterThanOrEqual(estimate);
        expect(high).toBeLessThanOrEqual(1);
      }
    }),
  );
  const width = (variance: number) => {
    const { low, high } = expectedRange({ probability: 0.6, variance, guessing: 0.2 });
    return high - low;
  };
  expect(width(0)).toBeCloseTo(0, 10);
  expect(width(0.2)).toBeLessThan(width(0.5));
});

it("has the ends of the belief that leads to the expectation", () => {
  const [mean, variance, guessing] = [0.8, 0.3, 0.17];
  const k = 1 / Math.sqrt(1 + (Math.PI * variance) / 8);
  const pOf = (logit: number) => guessing + (1 - guessing) * logistic(logit);
  const { low, high } = expectedRange({ probability: pOf(k * mean), variance, guessing });
  expect(low).toBeCloseTo(pOf(mean - 1.28155 * Math.sqrt(variance)), 4);
  expect(high).toBeCloseTo(pOf(mean + 1.28155 * Math.sqrt(variance)), 4);
});
