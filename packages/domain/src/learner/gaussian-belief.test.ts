import { describe, expect, it } from "vitest";
import { seededRandom } from "../kernel/index.ts";
import { applyStep, covarianceWith, disturb, emptyBelief, touchNode } from "./gaussian-belief.ts";
import { logisticStep } from "./logistic-step.ts";

/** Smallest pivot of the Cholesky factorisation: above 0 only for a positive definite matrix. */
function smallestPivot(matrix: readonly (readonly number[])[]): number {
  const rows = matrix.map((row) => [...row]);
  let smallest = Number.POSITIVE_INFINITY;
  for (const [k, pivotRow] of rows.entries()) {
    const pivot = pivotRow[k] ?? 0;
    smallest = Math.min(smallest, pivot);
    for (const row of rows.slice(k + 1)) {
      const factor = (row[k] ?? 0) / pivot;
      for (const column of row.keys()) {
        row[column] = (row[column] ?? 0) - factor * (pivotRow[column] ?? 0);
      }
    }
  }
  return smallest;
}

const matrixOf = (belief: ReturnType<typeof emptyBelief>) =>
  belief.nodes.map((_, row) =>
    belief.nodes.map((__, column) => belief.covariance[row * belief.stride + column] ?? 0),
  );

describe("the joint belief", () => {
  it("shares what an answer says by covariance, and keeps what it knows of the others", () => {
    const belief = emptyBelief();
    const overall = touchNode(belief, "overall", { mean: 0, variance: 0.64 });
    const skill = touchNode(belief, "skill", { mean: 0.1, variance: 0.36 });
    touchNode(belief, "other", { mean: -0.2, variance: 0.5 });
    const spread = covarianceWith(belief, [
      { index: overall, weight: 1 },
      { index: skill, weight: 1 },
    ]);
    expect([...spread]).toEqual([0.64, 0.36, 0]);
    applyStep(belief, spread, { shift: 0.5, shrink: 0.2 });
    expect([...belief.mean.subarray(0, 3)]).toEqual([0.32, 0.1 + 0.18, -0.2]);
    expect(matrixOf(belief)[0]?.[0]).toBeCloseTo(0.64 - 0.64 ** 2 * 0.2, 12);
    expect(matrixOf(belief)[0]?.[1]).toBeCloseTo(-0.64 * 0.36 * 0.2, 12);
    expect(matrixOf(belief)[2]).toEqual([0, 0, 0.5]);
  });

  it("keeps names, means and covariances when it grows", () => {
    const belief = emptyBelief();
    for (let node = 0; node < 40; node += 1) {
      expect(touchNode(belief, `n${node}`, { mean: node, variance: 1 + node })).toBe(node);
    }
    expect(touchNode(belief, "n7", { mean: 99, variance: 99 })).toBe(7);
    expect(matrixOf(belief).map((row, index) => row[index])).toEqual(
      Array.from({ length: 40 }, (_, node) => 1 + node),
    );
    expect(belief.mean[39]).toBe(39);
  });

  it("stays symmetric to the last bit and positive definite over 10,000 answers on 50 nodes", () => {
    const random = seededRandom(3);
    const belief = emptyBelief();
    touchNode(belief, "overall", { mean: 0, variance: 0.64 });
    for (let node = 1; node < 50; node += 1) {
      touchNode(belief, `skill-${node}`, { mean: 0, variance: 0.45 });
    }
    for (let answer = 0; answer < 10_000; answer += 1) {
      const skill = 1 + Math.floor(random() * 49);
      const loadings = [
        { index: 0, weight: 1 },
        { index: skill, weight: 1 },
      ];
      const spread = covarianceWith(belief, loadings);
      const variance = (spread[0] ?? 0) + (spread[skill] ?? 0) + 0.1;
      const mean = (belief.mean[0] ?? 0) + (belief.mean[skill] ?? 0);
      const observation = { isCorrect: random() < 0.6, guessing: 0.2 };
      applyStep(belief, spread, logisticStep(mean, variance, observation));
      disturb(belief, skill, { mean: 0, variance: 0.0001 });
    }
    const matrix = matrixOf(belief);
    for (const [row, values] of matrix.entries()) {
      for (const [column, value] of values.entries()) expect(value).toBe(matrix[column]?.[row]);
    }
    expect(smallestPivot(matrix)).toBeGreaterThan(1e-4);
  });
});
