import { expect, it } from "vitest";
import { createElo, rateAnswer } from "./elo.ts";

const answer = { student: "s", item: "i", isCorrect: true };

it("predicts before it learns, and learns by smaller and smaller steps", () => {
  const elo = createElo();
  expect(rateAnswer(elo, answer)).toBe(0.5);
  // Both have moved by half a logit, towards each other's advantage.
  expect(rateAnswer(elo, answer)).toBeCloseTo(1 / (1 + Math.exp(-1)), 12);
  const expected = 0.5 + (1 / 1.05) * (1 - 1 / (1 + Math.exp(-1)));
  expect(elo.students.get("s")?.value).toBeCloseTo(expected, 12);
  expect(elo.items.get("i")?.value).toBeCloseTo(-expected, 12);
});

it("keeps students and items apart", () => {
  const elo = createElo();
  rateAnswer(elo, answer);
  expect(rateAnswer(elo, { student: "other", item: "new", isCorrect: false })).toBe(0.5);
});
