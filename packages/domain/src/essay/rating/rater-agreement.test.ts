import { describe, expect, it } from "vitest";
import { pearson, quadraticWeightedKappa, type ScorePair, spearman } from "./rater-agreement.ts";

const pairs: ScorePair[] = [
  [1, 2],
  [2, 2],
  [3, 4],
  [4, 3],
  [5, 6],
];

describe("agreement of two raters", () => {
  it("correlates scores and ranks", () => {
    // By hand: covariance 1.8, variances 2 and 2.24; ranks of the second 1.5, 1.5, 4, 3, 5.
    expect(pearson(pairs)).toBeCloseTo(1.8 / Math.sqrt(2 * 2.24), 10);
    expect(spearman(pairs)).toBeCloseTo(0.8721, 3);
    expect(
      pearson([
        [1, 3],
        [2, 3],
      ]),
    ).toBeNull();
  });

  it("weighs disagreement by its square", () => {
    // Observed mean square 0.8; expected over all 25 pairs 4.4.
    expect(quadraticWeightedKappa(pairs)).toBeCloseTo(1 - 0.8 / 4.4, 10);
    expect(
      quadraticWeightedKappa([
        [2, 2],
        [4, 4],
      ]),
    ).toBe(1);
    expect(
      quadraticWeightedKappa([
        [2, 4],
        [4, 2],
      ]),
    ).toBe(-1);
    expect(quadraticWeightedKappa([[3, 3]])).toBeNull();
  });
});
