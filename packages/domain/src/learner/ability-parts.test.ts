import { expect, it } from "vitest";
import { abilityParts, lastPracticed } from "./ability-parts.ts";
import { DEFAULT_WEIGHTS } from "./head.ts";
import { poolOf } from "./item-pool.ts";
import { createLearner } from "./learner.ts";
import { MASTERY_TARGET, masteryOf } from "./mastery.ts";
import { DEFAULT_PRIORS } from "./priors.ts";
import { recordAnswer } from "./record-answer.ts";

const TOPIC = "quantitative.algebra.inequalities";
const model = {
  priors: DEFAULT_PRIORS,
  weights: DEFAULT_WEIGHTS,
  pool: poolOf([], DEFAULT_PRIORS),
};

function practised() {
  const learner = createLearner(DEFAULT_PRIORS);
  for (let day = 0; day < 8; day += 1) {
    recordAnswer(model, learner, {
      item: { id: `item-${day}`, components: [TOPIC] },
      context: { day, hints: 0, isTimed: false },
      outcome: { isCorrect: day % 3 !== 0, sureness: null, isRapid: false, hasFeedback: true },
      learnsItems: false,
    });
  }
  return learner;
}

it("sums to the mean of the mastery, on every level and after a pause", () => {
  const learner = practised();
  const nodes = ["quantitative", "quantitative.algebra", TOPIC, "verbal.reading.inference"];
  for (const node of nodes) {
    for (const day of [7, 60]) {
      const sum = abilityParts(learner, DEFAULT_PRIORS, { node, day }).reduce(
        (total, { value }) => total + value,
        0,
      );
      const { mean } = masteryOf(learner, DEFAULT_PRIORS, { node, day, target: MASTERY_TARGET });
      expect(sum).toBeCloseTo(mean, 12);
    }
  }
});

it("tells what has faded apart", () => {
  const learner = practised();
  const kindsOn = (day: number) =>
    abilityParts(learner, DEFAULT_PRIORS, { node: TOPIC, day }).map(({ kind }) => kind);
  expect(kindsOn(7)).not.toContain("faded");
  expect(kindsOn(40)).toContain("faded");
});

it("knows when a node was practised last, by what lies below it", () => {
  const learner = practised();
  expect(lastPracticed(learner, "quantitative")).toBe(7);
  expect(lastPracticed(learner, "quantitative.arithmetic")).toBeNull();
});
