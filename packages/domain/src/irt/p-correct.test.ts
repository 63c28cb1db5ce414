import fc from "fast-check";
import { expect, it } from "vitest";
import { pCorrect, withUncertainDifficulty } from "./p-correct.ts";

const items = fc.record({
  discrimination: fc.double({ min: 0.1, max: 3, noNaN: true }),
  difficulty: fc.double({ min: -4, max: 4, noNaN: true }),
  guessing: fc.double({ min: 0, max: 0.5, noNaN: true }),
});
const thetas = fc.double({ min: -6, max: 6, noNaN: true });

it("gives half of those who do not guess the item at its difficulty, and c to the weakest", () => {
  const item = { discrimination: 1.2, difficulty: 0.5, guessing: 0.2 };
  expect(pCorrect(item, 0.5)).toBeCloseTo(0.6, 12);
  expect(pCorrect(item, -60)).toBeCloseTo(0.2, 12);
});

it("uses the logistic metric, D = 1", () => {
  // 1 / (1 + e^(−1.5)) = .8175744762
  expect(pCorrect({ discrimination: 1.5, difficulty: 0, guessing: 0 }, 1)).toBeCloseTo(
    0.8175744762,
    10,
  );
});

it("stays between c and 1 and rises with ability", () => {
  fc.assert(
    fc.property(
      items,
      thetas,
      fc.double({ min: 0.01, max: 2, noNaN: true }),
      (item, theta, more) => {
        const p = pCorrect(item, theta);
        expect(p).toBeGreaterThanOrEqual(item.guessing);
        expect(p).toBeLessThanOrEqual(1);
        expect(pCorrect(item, theta + more)).toBeGreaterThanOrEqual(p);
      },
    ),
  );
});

it("flattens the curve as averaging over the unknown difficulty would, within a hundredth", () => {
  const item = { discrimination: 1.2, difficulty: 0.3, guessing: 0.17 };
  const flat = withUncertainDifficulty(item, 0.6);
  for (const theta of [-3, -1, 0, 0.3, 1, 3]) {
    let [sum, total] = [0, 0];
    for (let z = -6; z <= 6; z += 0.01) {
      const weight = Math.exp(-0.5 * z * z);
      sum += weight * pCorrect({ ...item, difficulty: 0.3 + 0.6 * z }, theta);
      total += weight;
    }
    expect(Math.abs(pCorrect(flat, theta) - sum / total)).toBeLessThan(0.01);
  }
  expect(flat.discrimination).toBeLessThan(item.discrimination);
});
