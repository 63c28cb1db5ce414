import { expect, it } from "vitest";
import { pointBiserial } from "./point-biserial.ts";

it("is Pearson's correlation of marks and abilities", () => {
  const answers = [
    { isCorrect: false, theta: -1.2 },
    { isCorrect: true, theta: 0.4 },
    { isCorrect: false, theta: 0.1 },
    { isCorrect: true, theta: 1.5 },
    { isCorrect: true, theta: -0.3 },
  ];
  const n = answers.length;
  const marks = answers.map(({ isCorrect }) => (isCorrect ? 1 : 0));
  const thetas = answers.map(({ theta }) => theta);
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / n;
  const covariance = (left: readonly number[], right: readonly number[]) =>
    mean(left.map((value, i) => (value - mean(left)) * ((right[i] ?? 0) - mean(right))));
  const pearson =
    covariance(marks, thetas) / Math.sqrt(covariance(marks, marks) * covariance(thetas, thetas));
  expect(pointBiserial(answers)).toBeCloseTo(pearson, 12);
});

it("is unknown without variation", () => {
  expect(pointBiserial([])).toBeNull();
  expect(
    pointBiserial([
      { isCorrect: true, theta: 1 },
      { isCorrect: true, theta: 2 },
    ]),
  ).toBeNull();
  expect(
    pointBiserial([
      { isCorrect: true, theta: 1 },
      { isCorrect: false, theta: 1 },
    ]),
  ).toBeNull();
});
