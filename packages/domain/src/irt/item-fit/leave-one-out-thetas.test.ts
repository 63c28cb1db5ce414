import { expect, it } from "vitest";
import { estimateTheta, updateTheta } from "../estimate-theta.ts";
import { POPULATION_THETA } from "../theta-distribution.ts";
import { leaveOneOutThetas } from "./leave-one-out-thetas.ts";

it("is for each answer the estimate from the other answers", () => {
  const answers = [0.3, -0.8, 1.2, 0].map((difficulty, index) => ({
    item: { discrimination: 1 + 0.2 * index, difficulty, guessing: 0.1 },
    isCorrect: index % 2 === 0,
  }));
  const found = leaveOneOutThetas(POPULATION_THETA, answers);
  answers.forEach((answer, index) => {
    const others = answers.filter((other) => other !== answer);
    const { theta } = estimateTheta(updateTheta(POPULATION_THETA, others));
    expect(found[index]).toBeCloseTo(theta, 9);
  });
});

it("survives an answer that the curve calls impossible", () => {
  const step = { discrimination: 400, difficulty: 0, guessing: 0 };
  const [theta] = leaveOneOutThetas(POPULATION_THETA, [
    { item: step, isCorrect: true },
    { item: { discrimination: 1, difficulty: 0, guessing: 0 }, isCorrect: false },
  ]);
  expect(theta).toBeLessThan(0);
  expect(theta).toBeGreaterThan(-1);
});
