import { describe, expect, it } from "vitest";
import { logistic } from "../../irt/logistic.ts";
import { seededRandom } from "../../kernel/index.ts";
import { drawNormal } from "../simulation/draw-normal.ts";
import { fitWeights, type WeightedRows } from "./fit-weights.ts";
import { solvePositive } from "./solve-positive.ts";

const TRUE_WEIGHTS = [0.4, 1.1, -0.7];

function drawRows(count: number, c: number): WeightedRows {
  const random = seededRandom(17);
  const features = new Float64Array(3 * count);
  const isCorrect = new Uint8Array(count);
  for (let row = 0; row < count; row += 1) {
    const values = [1, drawNormal(random), drawNormal(random)];
    features.set(values, 3 * row);
    const logit = values.reduce((sum, value, k) => sum + value * (TRUE_WEIGHTS[k] ?? 0), 0);
    isCorrect[row] = random() < c + (1 - c) * logistic(logit) ? 1 : 0;
  }
  return { features, isCorrect, guessing: new Float64Array(count).fill(c), columns: 3 };
}

describe("the fit of weights", () => {
  it.each([0, 0.2])("recovers the weights that drew the answers, guessing %d", (c) => {
    const weights = fitWeights(drawRows(40_000, c), { start: [0, 1, 0], ridge: 1 });
    for (const [k, weight] of weights.entries()) {
      expect(Math.abs(weight - (TRUE_WEIGHTS[k] ?? 0))).toBeLessThan(0.06);
    }
  });

  it("stays at its start where there is little to learn from, and is finite", () => {
    const weights = fitWeights(drawRows(5, 0), { start: [0, 1, 0], ridge: 500 });
    expect(Math.abs((weights[1] ?? 0) - 1)).toBeLessThan(0.1);
    const none = fitWeights(drawRows(0, 0), { start: [0, 1, 0], ridge: 20 });
    expect(none).toEqual([0, 1, 0]);
  });
});

it("leaves a feature that was hardly ever there near its start", () => {
  const rows = drawRows(20_000, 0);
  const features = Float64Array.from(rows.features, (value, at) => (at % 3 === 2 ? 0 : value));
  // One right answer, and as it happens the only one with the feature.
  const row = rows.isCorrect.indexOf(1);
  features[3 * row + 2] = 0.01;
  const weights = fitWeights({ ...rows, features }, { start: [0, 1, 0], ridge: 20 });
  expect(Math.abs(weights[2] ?? 1)).toBeLessThan(0.1);
});

it("solves positive definite equations", () => {
  const matrix = Float64Array.from([4, 1, 0.5, 1, 3, -0.2, 0.5, -0.2, 2]);
  const solution = solvePositive(matrix, Float64Array.from([1, -2, 0.3]));
  const product = [0, 1, 2].map((row) =>
    solution.reduce((sum, value, k) => sum + value * (matrix[3 * row + k] ?? 0), 0),
  );
  expect(product[0]).toBeCloseTo(1, 12);
  expect(product[1]).toBeCloseTo(-2, 12);
  expect(product[2]).toBeCloseTo(0.3, 12);
});
