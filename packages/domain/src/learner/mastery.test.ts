import { describe, expect, it } from "vitest";
import { DEFAULT_WEIGHTS } from "./head.ts";
import { poolOf } from "./item-pool.ts";
import { createLearner } from "./learner.ts";
import { MASTERY_TARGET, masteryOf } from "./mastery.ts";
import { DEFAULT_PRIORS } from "./priors.ts";
import { recordAnswer } from "./record-answer.ts";

const SKILL = "quantitative.algebra.inequalities";

function afterRight(count: number) {
  const model = {
    priors: DEFAULT_PRIORS,
    weights: DEFAULT_WEIGHTS,
    pool: poolOf([], DEFAULT_PRIORS),
  };
  const learner = createLearner(DEFAULT_PRIORS);
  for (let number = 0; number < count; number += 1) {
    recordAnswer(model, learner, {
      item: { id: `item-${number}`, components: [`${SKILL}.compound`] },
      context: { day: 2, hints: 0, isTimed: false },
      outcome: { isCorrect: true, sureness: null, isRapid: false, hasFeedback: true },
      learnsItems: false,
    });
  }
  return learner;
}

const mastery = (count: number, node = SKILL, target = MASTERY_TARGET) =>
  masteryOf(afterRight(count), DEFAULT_PRIORS, { node, day: 2, target });

describe("mastery", () => {
  it("is the population's before any answer, at every level of the tree", () => {
    const [overall, measure, domain, skill] = [
      "overall",
      "quantitative",
      "quantitative.algebra",
      SKILL,
    ].map((node) => mastery(0, node).standardDeviation ** 2);
    expect(overall).toBeCloseTo(0.64, 10);
    expect(measure).toBeCloseTo(0.64 + 0.2025, 10);
    expect(domain).toBeCloseTo(0.64 + 0.2025 + 0.1225, 10);
    expect(skill).toBeCloseTo(0.64 + 0.2025 + 0.1225 + 0.2025, 10);
    expect(mastery(0, SKILL, 0).pMastery).toBeCloseTo(0.5, 6);
    expect(mastery(0).hasEnoughEvidence).toBe(false);
  });

  it("grows with right answers, and with it the certainty", () => {
    expect(mastery(20).pMastery).toBeGreaterThan(mastery(5).pMastery + 0.1);
    expect(mastery(20).standardDeviation).toBeLessThan(mastery(5).standardDeviation);
    expect(mastery(5).pMastery).toBeLessThan(0.6);
  });

  it("counts the answers below a node, finer components with their skill", () => {
    expect(mastery(7).answers).toBe(7);
    expect(mastery(7, "quantitative").answers).toBe(7);
    expect(mastery(7, "overall").answers).toBe(7);
    expect(mastery(7, "quantitative.algebra.functions").answers).toBe(0);
    expect(mastery(7, "verbal").answers).toBe(0);
  });

  it("knows a half-life only where there was practice", () => {
    expect(mastery(3).halfLifeDays).toBe(DEFAULT_PRIORS.halfLifeDays);
    expect(mastery(3, "quantitative").halfLifeDays).toBeNull();
    expect(mastery(0).halfLifeDays).toBeNull();
  });
});
