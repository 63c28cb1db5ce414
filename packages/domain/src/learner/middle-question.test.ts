import { expect, it } from "vitest";
import { changeInMiddle, pCorrectInMiddle } from "./middle-question.ts";

it("is the logistic of the ability where that is known, and chance where nothing is", () => {
  const known = pCorrectInMiddle({ mean: Math.log(4), variance: 1e-12 }, 0);
  expect(known.estimate).toBeCloseTo(0.8, 6);
  expect(known.high - known.low).toBeLessThan(1e-5);
  expect(pCorrectInMiddle({ mean: -30, variance: 0.1 }, 0.2).estimate).toBeCloseTo(0.2, 6);
});

it("lies within its range, which narrows with the variance", () => {
  const widths = [1, 0.2, 0.02].map((variance) => {
    const { estimate, low, high } = pCorrectInMiddle({ mean: 0.7, variance }, 0.18);
    expect(low).toBeLessThan(estimate);
    expect(estimate).toBeLessThan(high);
    return high - low;
  });
  expect(widths).toEqual([...widths].sort((one, other) => other - one));
});

it("is no change where nothing was learned meanwhile", () => {
  const belief = { mean: 0.4, variance: 0.15 };
  const { estimate, low, high } = changeInMiddle({ before: belief, after: belief, drift: 0 }, 0.18);
  expect([estimate, high - low]).toEqual([0, 0]);
});

it("is surer of a change than two estimates of two students would be", () => {
  const [before, after] = [
    { mean: 0, variance: 0.2 },
    { mean: 0.8, variance: 0.1 },
  ];
  const { estimate, low, high } = changeInMiddle({ before, after, drift: 0.03 }, 0);
  expect(estimate).toBeGreaterThan(0.1);
  expect(low).toBeGreaterThan(0);
  expect(high).toBeGreaterThan(estimate);
  const apart = 1.28 * Math.sqrt(before.variance + after.variance);
  expect(high - low).toBeLessThan(0.9 * (2 * apart * 0.25));
});

it("allows for a fall where the range does", () => {
  const before = { mean: 0.5, variance: 0.1 };
  const after = { mean: 0.55, variance: 0.12 };
  expect(changeInMiddle({ before, after, drift: 0.05 }, 0.1).low).toBeLessThan(0);
});
