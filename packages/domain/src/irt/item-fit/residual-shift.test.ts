import { expect, it } from "vitest";
import { seededRandom } from "../../kernel/index.ts";
import { RECENT_ANSWERS, residualShift } from "./residual-shift.ts";

const answers = (count: number, right: number, pCorrect: number) =>
  Array.from({ length: count }, (_, index) => ({ isCorrect: index < right, pCorrect }));

it("agrees with a hand-computed shift", () => {
  // Before: 100 answers at P = .5, 50 right; lately: 50 at P = .5, 40 right. (.3 − 0) / √(.25/50 + .25/100)
  const shift = residualShift([...answers(100, 50, 0.5), ...answers(RECENT_ANSWERS, 40, 0.5)]);
  expect(shift).toBeCloseTo(0.3 / Math.sqrt(0.0075), 10);
});

it("says nothing before there are 50 answers on either side", () => {
  expect(residualShift(answers(99, 50, 0.5))).toBeNull();
});

it("sees a leak and is not alarmed by abler candidates", () => {
  const random = seededRandom(4);
  const draw = (count: number, pModel: number, pTrue: number) =>
    Array.from({ length: count }, () => ({ isCorrect: random() < pTrue, pCorrect: pModel }));
  expect(residualShift([...draw(150, 0.4, 0.4), ...draw(50, 0.4, 0.8)])).toBeGreaterThan(3);
  expect(
    Math.abs(residualShift([...draw(150, 0.4, 0.4), ...draw(50, 0.8, 0.8)]) ?? 9),
  ).toBeLessThan(3);
});
