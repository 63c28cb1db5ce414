import { describe, expect, it } from "vitest";
import type { GaussianBelief } from "./gaussian-belief.ts";
import { type Encounter, updateBeliefs } from "./update-beliefs.ts";

const encounter: Encounter = {
  ability: { mean: 0.3, variance: 0.5 },
  difficulty: { mean: -0.2, variance: 0.36 },
  discrimination: 1.1,
  guessing: 0.2,
};

/** Mean and variance of one number over a fine grid of the other two, by brute force. */
function exactPosterior(isCorrect: boolean) {
  const { ability, difficulty, discrimination, guessing } = encounter;
  const sums = { weight: 0, theta: 0, thetaSquare: 0, b: 0, bSquare: 0 };
  const density = (x: number, { mean, variance }: GaussianBelief) =>
    Math.exp((-0.5 * (x - mean) ** 2) / variance);
  for (let theta = -5; theta <= 5; theta += 0.02) {
    for (let b = -5; b <= 5; b += 0.02) {
      const p = guessing + (1 - guessing) / (1 + Math.exp(-discrimination * (theta - b)));
      const weight = density(theta, ability) * density(b, difficulty) * (isCorrect ? p : 1 - p);
      sums.weight += weight;
      sums.theta += weight * theta;
      sums.thetaSquare += weight * theta ** 2;
      sums.b += weight * b;
      sums.bSquare += weight * b ** 2;
    }
  }
  const [theta, b] = [sums.theta / sums.weight, sums.b / sums.weight];
  return {
    ability: { mean: theta, variance: sums.thetaSquare / sums.weight - theta ** 2 },
    difficulty: { mean: b, variance: sums.bSquare / sums.weight - b ** 2 },
  };
}

describe("one answer", () => {
  it.each([true, false])("moves both beliefs to the moments of the posterior (right: %s)", (y) => {
    const exact = exactPosterior(y);
    const found = updateBeliefs(encounter, y);
    for (const side of ["ability", "difficulty"] as const) {
      expect(found[side].mean).toBeCloseTo(exact[side].mean, 1.7);
      expect(found[side].variance).toBeCloseTo(exact[side].variance, 1.7);
    }
  });

  it("is expected with a probability that grows with ability and never falls below c", () => {
    const at = (mean: number) =>
      updateBeliefs({ ...encounter, ability: { mean, variance: 0.5 } }, true).pCorrect;
    expect(at(-9)).toBeGreaterThanOrEqual(0.2);
    expect(at(-9)).toBeLessThan(0.22);
    expect(at(1)).toBeGreaterThan(at(0));
  });

  it("never makes an item more certain than .15 logits", () => {
    let beliefs = { ...encounter, ability: { mean: 0, variance: 1 } };
    for (let answer = 0; answer < 3000; answer += 1) {
      beliefs = { ...encounter, ...updateBeliefs(beliefs, answer % 3 > 0) };
    }
    expect(Math.sqrt(beliefs.difficulty.variance)).toBeCloseTo(0.15, 6);
  });

  it("keeps an ability that is long known able to move", () => {
    let ability: GaussianBelief = { mean: -1, variance: 0.02 };
    const known = { ...encounter, difficulty: { mean: 0, variance: 0.0225 }, guessing: 0 };
    for (let answer = 0; answer < 400; answer += 1) {
      ability = updateBeliefs({ ...known, ability }, answer % 4 > 0).ability;
    }
    expect(ability.mean).toBeGreaterThan(0.7);
  });
});
