import { describe, expect, it } from "vitest";
import { logistic } from "../irt/logistic.ts";
import { logisticStep, scaledStep } from "./logistic-step.ts";

/** Mean and variance after the answer by the definition, on 24,001 nodes. */
function byDefinition(mean: number, variance: number, answer: { isCorrect: boolean; c: number }) {
  let [mass, first, second] = [0, 0, 0];
  for (let node = -12_000; node <= 12_000; node += 1) {
    const x = node / 1000;
    const p = answer.c + (1 - answer.c) * logistic(mean + Math.sqrt(variance) * x);
    const weight = Math.exp(-0.5 * x * x) * (answer.isCorrect ? p : 1 - p);
    const z = mean + Math.sqrt(variance) * x;
    mass += weight;
    first += weight * z;
    second += weight * z * z;
  }
  return { mean: first / mass, variance: second / mass - (first / mass) ** 2 };
}

describe("what one answer says", () => {
  it.each([
    [0, 1, true, 0],
    [1.2, 0.4, false, 0.2],
    [-2, 2, true, 0.25],
    [3, 2.5, false, 0.1],
  ])("is the mean and variance of the belief after it: m %d, v %d, right %s, c %d", (...given) => {
    const [mean, variance, isCorrect, c] = given;
    const { shift, shrink } = logisticStep(mean, variance, { isCorrect, guessing: c });
    const exact = byDefinition(mean, variance, { isCorrect, c });
    expect(mean + variance * shift).toBeCloseTo(exact.mean, 3);
    expect(variance - variance ** 2 * shrink).toBeCloseTo(exact.variance, 3);
  });

  it("says less when a right answer may have been guessed", () => {
    const known = logisticStep(0, 1, { isCorrect: true, guessing: 0 });
    const guessed = logisticStep(0, 1, { isCorrect: true, guessing: 0.5 });
    expect(guessed.shift).toBeGreaterThan(0);
    expect(guessed.shift).toBeLessThan(known.shift);
    const wrong = { isCorrect: false, guessing: 0.5 };
    expect(logisticStep(0, 1, wrong).shift).toBeCloseTo(-known.shift, 10);
  });

  it("counts for an unknown by its weight in the sum", () => {
    expect(scaledStep({ shift: 0.4, shrink: 0.1 }, 0.5)).toEqual({ shift: 0.2, shrink: 0.025 });
  });
});
