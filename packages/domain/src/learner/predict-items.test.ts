import { expect, it } from "vitest";
import { DEFAULT_WEIGHTS, FEATURES } from "./head.ts";
import { poolOf } from "./item-pool.ts";
import { createLearner } from "./learner.ts";
import { predict } from "./predict.ts";
import { predictItems } from "./predict-items.ts";
import { DEFAULT_PRIORS } from "./priors.ts";
import { recordAnswer } from "./record-answer.ts";

const SKILLS = ["verbal.reading.detail", "verbal.reading.inference", "quantitative.algebra.ratio"];

/** Some items ask for two skills. */
const items = Array.from({ length: 24 }, (_, n) => ({
  id: `item-${n}`,
  components: [SKILLS[n % 3] ?? "", ...(n % 4 === 0 ? [SKILLS[(n + 1) % 3] ?? ""] : [])],
}));

const bank = items.map(({ id }, n) => ({
  id,
  difficulty: { mean: n / 8 - 1.5, variance: 0.36 },
  discrimination: 1.05,
  guessing: 0.1,
}));

it.each([
  ["every feature weighed", FEATURES.map((one, n) => (one === "belief" ? 0.9 : 0.01 * (n % 7)))],
  ["the belief alone", DEFAULT_WEIGHTS],
])("says of each item what the prediction of one says, met before or not: %s", (_, weights) => {
  const model = { priors: DEFAULT_PRIORS, weights, pool: poolOf(bank, DEFAULT_PRIORS) };
  const learner = createLearner(DEFAULT_PRIORS);
  for (const [n, item] of items.slice(0, 9).entries()) {
    const context = { day: n / 3, hints: 0, isTimed: false };
    const outcome = {
      isCorrect: n % 2 === 0,
      sureness: null,
      isRapid: false,
      hasFeedback: true,
    };
    recordAnswer(model, learner, { item, context, outcome, learnsItems: true });
  }
  const context = { day: 9, hints: 0, isTimed: true };
  const each = items.map((item) => predict(model, learner, { item, context }).probability);
  expect([...predictItems(model, learner, { items, context })]).toEqual(each);
  expect(new Set(each).size).toBe(items.length);
});
