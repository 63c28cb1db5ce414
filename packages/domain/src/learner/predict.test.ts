import { describe, expect, it } from "vitest";
import { seededRandom } from "../kernel/index.ts";
import { replayLog } from "./evaluation/replay-log.ts";
import { DEFAULT_WEIGHTS } from "./head.ts";
import { poolOf } from "./item-pool.ts";
import { createLearner, type Learner } from "./learner.ts";
import type { LearnerModel } from "./model.ts";
import { type Prediction, predict, probabilityOf } from "./predict.ts";
import { DEFAULT_PRIORS } from "./priors.ts";
import { simulateLog } from "./simulation/simulate-log.ts";
import { storeLearner } from "./stored-learner.ts";

const log = simulateLog(5, [400, 300]);
const random = seededRandom(9);

function replayed(weights: readonly number[]): { model: LearnerModel; learner: Learner } {
  const bank = log.bank.map(({ authored }) => authored);
  const model = { priors: DEFAULT_PRIORS, weights, pool: poolOf(bank, DEFAULT_PRIORS) };
  let last = createLearner(DEFAULT_PRIORS);
  replayLog(model, log.answers, ({ learner }) => {
    last = learner;
  });
  return { model, learner: last };
}

const sumOf = ({ terms }: Prediction) => terms.reduce((sum, { value }) => sum + value, 0);

describe("the explanation", () => {
  it.each([
    ["the default weights", DEFAULT_WEIGHTS],
    ["any weights", DEFAULT_WEIGHTS.map((weight) => weight + random() - 0.5)],
  ])("sums to the logit within 1e-9 with %s", (_, weights) => {
    const { model, learner } = replayed(weights);
    for (const { item } of log.bank.filter((__, index) => index % 7 === 0)) {
      for (const hints of [0, 2]) {
        const context = { day: 90, hints, isTimed: hints === 2 };
        const prediction = predict(model, learner, { item, context });
        expect(Math.abs(sumOf(prediction) - prediction.logit)).toBeLessThan(1e-9);
      }
    }
  });

  it("names what the item draws on, and what has faded", () => {
    const { model, learner } = replayed(DEFAULT_WEIGHTS);
    const item = log.bank[0]?.item ?? { id: "", components: [] };
    const { terms } = predict(model, learner, {
      item,
      context: { day: 400, hints: 1, isTimed: true },
    });
    const nodes = terms.flatMap((term) => (term.kind === "ability" ? [term.node] : []));
    expect(nodes).toEqual([
      "overall",
      "verbal",
      "verbal.domain-0",
      "verbal.domain-0.skill-0",
      "effect:hints",
      "effect:timed",
    ]);
    const faded = terms.find(({ kind }) => kind === "faded");
    expect(faded?.value).toBeLessThan(0);
  });

  it("changes the probability by what it says when a part is taken away", () => {
    const { model, learner } = replayed(DEFAULT_WEIGHTS);
    const item = log.bank[30]?.item ?? { id: "", components: [] };
    const context = { day: 90, hints: 2, isTimed: false };
    const helped = predict(model, learner, { item, context });
    const hints = helped.terms.find((term) => "node" in term && term.node === "effect:hints");
    const guessing = log.bank[30]?.guessing ?? 0;
    const without = probabilityOf(helped.logit - (hints?.value ?? 0), guessing);
    const alone = predict(model, learner, { item, context: { ...context, hints: 0 } });
    expect(without).toBeLessThan(helped.probability - 0.02);
    // Hints also add a little to the variance, which flattens.
    expect(Math.abs(without - alone.probability)).toBeLessThan(0.01);
  });
});

describe("a prediction", () => {
  it("changes nothing and lies between c and 1", () => {
    const { model, learner } = replayed(DEFAULT_WEIGHTS);
    const before = JSON.stringify(storeLearner(learner));
    for (const { item, guessing } of log.bank) {
      const context = { day: 300, hints: 1, isTimed: true };
      const { probability, variance } = predict(model, learner, { item, context });
      expect(probability).toBeGreaterThan(guessing);
      expect(probability).toBeLessThan(1);
      expect(variance).toBeGreaterThan(0);
    }
    expect(JSON.stringify(storeLearner(learner))).toBe(before);
  });

  it("is the author's guess for a new student on a new item", () => {
    const model = {
      priors: DEFAULT_PRIORS,
      weights: DEFAULT_WEIGHTS,
      pool: poolOf(
        [{ id: "x", difficulty: { mean: 0, variance: 0.36 }, discrimination: 1, guessing: 0.2 }],
        DEFAULT_PRIORS,
      ),
    };
    const asked = { item: { id: "x", components: ["verbal.reading.inference"] } };
    const context = { day: null, hints: 0, isTimed: false };
    const { probability } = predict(model, createLearner(DEFAULT_PRIORS), { ...asked, context });
    expect(probability).toBeCloseTo(0.6, 12);
  });
});
