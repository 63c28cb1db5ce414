import { expect, it } from "vitest";
import { answersToEvidence } from "./evidence-needed.ts";

const mastery = (standardDeviation: number, answers: number) => ({
  mean: 0,
  standardDeviation,
  pMastery: 0.1,
  answers,
  halfLifeDays: null,
  faded: 0,
  hasEnoughEvidence: standardDeviation <= 0.45,
});

it("asks for more answers the less is known, and for none when there is enough", () => {
  expect(answersToEvidence(mastery(0.45, 6))).toBe(0);
  expect(answersToEvidence(mastery(0.46, 6))).toBe(2);
  expect(answersToEvidence(mastery(1.08, 1))).toBeGreaterThan(answersToEvidence(mastery(0.6, 1)));
});

it("asks for one at least where nothing was answered", () => {
  expect(answersToEvidence(mastery(0.4, 0))).toBe(1);
});
