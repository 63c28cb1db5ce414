import { describe, expect, it } from "vitest";
import { drawNormal, seededRandom } from "../kernel/index.ts";
import { estimateTheta, type ItemAnswer, updateTheta } from "./estimate-theta.ts";
import { pCorrect } from "./p-correct.ts";
import { normalTheta, POPULATION_THETA } from "./theta-distribution.ts";

/** Mean and standard deviation by the definition, on 8,001 nodes from −8 to 8. */
function byDefinition(answers: readonly ItemAnswer[]) {
  let [mass, first, second] = [0, 0, 0];
  for (let node = 0; node <= 8000; node += 1) {
    const theta = -8 + node / 500;
    let weight = Math.exp(-0.5 * theta ** 2);
    for (const { item, isCorrect } of answers) {
      const p = pCorrect(item, theta);
      weight *= isCorrect ? p : 1 - p;
    }
    mass += weight;
    first += weight * theta;
    second += weight * theta ** 2;
  }
  return { mean: first / mass, sd: Math.sqrt(second / mass - (first / mass) ** 2) };
}

describe("the estimate of ability", () => {
  it("agrees with the definition to 1e-6 on random tests", () => {
    const random = seededRandom(11);
    for (let test = 0; test < 60; test += 1) {
      const ability = drawNormal(random);
      const answers = Array.from({ length: 27 }, () => {
        const item = {
          discrimination: Math.exp(0.3 * drawNormal(random)),
          difficulty: drawNormal(random),
          guessing: 0.2 * random(),
        };
        return { item, isCorrect: random() < pCorrect(item, ability) };
      });
      const { theta, thetaStandardError } = estimateTheta(updateTheta(POPULATION_THETA, answers));
      const exact = byDefinition(answers);
      expect(Math.abs(theta - exact.mean)).toBeLessThan(1e-6);
      expect(Math.abs(thetaStandardError - exact.sd)).toBeLessThan(1e-6);
    }
  });

  it("is the population's before any answer", () => {
    const { theta, thetaStandardError } = estimateTheta(updateTheta(POPULATION_THETA, []));
    expect(theta).toBeCloseTo(0, 10);
    expect(thetaStandardError).toBeCloseTo(1, 6);
  });

  it("is finite when everything is right, and more certain after more answers", () => {
    const item = { discrimination: 1, difficulty: 0, guessing: 0 };
    const right = { item, isCorrect: true };
    const few = estimateTheta(updateTheta(POPULATION_THETA, [right, right]));
    const more = estimateTheta(updateTheta(POPULATION_THETA, new Array(27).fill(right)));
    expect(more.theta).toBeGreaterThan(few.theta);
    expect(more.theta).toBeLessThan(4);
    expect(more.thetaStandardError).toBeLessThan(few.thetaStandardError);
  });

  it("gives the same belief in two parts as at once", () => {
    const answers = [0.2, -1, 1.4].map((difficulty, index) => ({
      item: { discrimination: 1.1, difficulty, guessing: 0.1 },
      isCorrect: index !== 1,
    }));
    const atOnce = updateTheta(POPULATION_THETA, answers);
    const inParts = updateTheta(
      updateTheta(POPULATION_THETA, answers.slice(0, 1)),
      answers.slice(1),
    );
    atOnce.weights.forEach((weight, node) => {
      expect(inParts.weights[node]).toBeCloseTo(weight, 12);
    });
  });

  it("leans to a prior that knows more", () => {
    const sure = normalTheta({ mean: 1, standardDeviation: 0.2, low: -4, high: 4, points: 81 });
    const item = { discrimination: 1, difficulty: 1, guessing: 0 };
    const answers = [{ item, isCorrect: false }];
    expect(estimateTheta(updateTheta(sure, answers)).theta).toBeGreaterThan(0.9);
    expect(estimateTheta(updateTheta(POPULATION_THETA, answers)).theta).toBeLessThan(0);
  });
});
