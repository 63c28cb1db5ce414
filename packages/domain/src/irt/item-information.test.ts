import { expect, it } from "vitest";
import { itemInformation, testInformation } from "./item-information.ts";
import { pCorrect } from "./p-correct.ts";

const item = { discrimination: 1.4, difficulty: -0.5, guessing: 0.2 };

it("is the squared slope of the curve over the variance of an answer", () => {
  for (const theta of [-3, -1, -0.5, 0, 0.7, 2.5]) {
    const step = 1e-5;
    const slope = (pCorrect(item, theta + step) - pCorrect(item, theta - step)) / (2 * step);
    const p = pCorrect(item, theta);
    expect(itemInformation(item, theta)).toBeCloseTo(slope ** 2 / (p * (1 - p)), 7);
  }
});

it("is a²/4 at the difficulty of an item that nobody guesses", () => {
  expect(itemInformation({ ...item, guessing: 0 }, -0.5)).toBeCloseTo(1.4 ** 2 / 4, 12);
});

it("is 0, not undefined, where the probability underflows", () => {
  expect(itemInformation({ discrimination: 2, difficulty: 400, guessing: 0 }, 0)).toBe(0);
});

it("adds up over a test", () => {
  const other = { discrimination: 0.8, difficulty: 1, guessing: 0 };
  const sum = itemInformation(item, 0.4) + itemInformation(other, 0.4);
  expect(testInformation([item, other], 0.4)).toBeCloseTo(sum, 12);
});
