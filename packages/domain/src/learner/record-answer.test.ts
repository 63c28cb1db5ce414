import { describe, expect, it } from "vitest";
import { DEFAULT_WEIGHTS } from "./head.ts";
import { poolOf } from "./item-pool.ts";
import { createLearner } from "./learner.ts";
import { masteryOf } from "./mastery.ts";
import type { AnswerContext, AnswerOutcome, LearnerItem, LearnerModel } from "./model.ts";
import { predict } from "./predict.ts";
import { DEFAULT_PRIORS } from "./priors.ts";
import { recordAnswer } from "./record-answer.ts";
import { storeLearner } from "./stored-learner.ts";
import { storePool } from "./stored-pool.ts";

const SKILL = "quantitative.algebra.inequalities";
const NEIGHBOR = "quantitative.algebra.functions";
const STRANGER = "verbal.reading.inference";

const itemOf = (number: number, component = SKILL): LearnerItem => ({
  id: `item-${number}`,
  components: [component],
});
const CONTEXT: AnswerContext = { day: 1, hints: 0, isTimed: false };
const RIGHT: AnswerOutcome = {
  isCorrect: true,
  sureness: null,
  isRapid: false,
  hasFeedback: true,
};
const WRONG: AnswerOutcome = { ...RIGHT, isCorrect: false };

function newModel(): LearnerModel {
  const bank = Array.from({ length: 60 }, (_, number) => ({
    id: `item-${number}`,
    difficulty: { mean: 0, variance: 0.36 },
    discrimination: 1,
    guessing: 0.17,
  }));
  return {
    priors: DEFAULT_PRIORS,
    weights: DEFAULT_WEIGHTS,
    pool: poolOf(bank, DEFAULT_PRIORS),
  };
}

interface Given {
  readonly item: LearnerItem;
  readonly context: AnswerContext;
  readonly outcome: AnswerOutcome;
}

/** The learner after these answers to new items of the skill, the model's items left alone. */
function after(answers: readonly Partial<Given>[], model = newModel()) {
  const learner = createLearner(model.priors);
  for (const [number, answer] of answers.entries()) {
    const given = { item: itemOf(number), context: CONTEXT, outcome: RIGHT, ...answer };
    recordAnswer(model, learner, { ...given, learnsItems: false });
  }
  return learner;
}

const abilityAfter = (answers: readonly Partial<Given>[], node = SKILL, day = 1) =>
  masteryOf(after(answers), DEFAULT_PRIORS, { node, day, target: 0 }).mean;

describe("an answer", () => {
  it("moves the skill most, its neighbors less, and strangers least", () => {
    const answers = new Array(5).fill({ outcome: RIGHT });
    const [own, neighbor, stranger] = [SKILL, NEIGHBOR, STRANGER].map((node) =>
      abilityAfter(answers, node),
    );
    expect(own).toBeGreaterThan(neighbor ?? 0);
    expect(neighbor).toBeGreaterThan(stranger ?? 0);
    expect(stranger).toBeGreaterThan(0);
    expect(abilityAfter(new Array(5).fill({ outcome: WRONG }))).toBeLessThan(0);
  });

  it("says little when it was declared a guess and came right, and most when it was sure", () => {
    const told = (sureness: AnswerOutcome["sureness"]) =>
      abilityAfter([{ outcome: { ...RIGHT, sureness } }]);
    expect(told("guess")).toBeLessThan(told("unsure") - 0.02);
    expect(told("unsure")).toBe(told(null));
    expect(told("sure")).toBeGreaterThan(told("unsure"));
  });

  it("says less for the skill after hints, since they made it easier", () => {
    const helped = { context: { ...CONTEXT, hints: 3 } };
    expect(abilityAfter([helped])).toBeLessThan(abilityAfter([{}]));
    expect(abilityAfter([{ ...helped, outcome: WRONG }])).toBeLessThan(
      abilityAfter([{ outcome: WRONG }]),
    );
  });

  it("tells the student's own loss to the clock from what the skill lacks", () => {
    const timed = { context: { ...CONTEXT, isTimed: true }, outcome: WRONG };
    const model = newModel();
    const learner = after([...new Array(15).fill({}), ...new Array(15).fill(timed)], model);
    const expected = (isTimed: boolean) =>
      predict(model, learner, { item: itemOf(50), context: { ...CONTEXT, isTimed } }).probability;
    expect(expected(true)).toBeLessThan(expected(false) - 0.05);
  });

  it("says nothing about the student when it came too fast, but the item counts as seen", () => {
    const [rapid, none] = [after([{ outcome: { ...WRONG, isRapid: true } }]), after([])];
    expect(storeLearner(rapid).mean).toEqual(storeLearner(none).mean);
    expect(rapid.skills.size).toBe(0);
    expect(rapid.recent.answers).toBe(0);
    expect(rapid.items.get("item-0")?.answers).toBe(1);
  });

  it("says less about the skill when the item was seen before", () => {
    const first = abilityAfter([{ item: itemOf(1) }]);
    const again = abilityAfter([{ item: itemOf(1) }, { item: itemOf(1) }]);
    const other = abilityAfter([{ item: itemOf(1) }, { item: itemOf(2) }]);
    expect(again - first).toBeLessThan(0.6 * (other - first));
  });

  it("wins ability where there was feedback, less and less", () => {
    const quiet = { outcome: { ...RIGHT, hasFeedback: false } };
    expect(abilityAfter([{}]) - abilityAfter([quiet])).toBeCloseTo(DEFAULT_PRIORS.gain, 10);
    const won = (count: number) => after(new Array(count).fill({})).skills.get(SKILL)?.won ?? 0;
    expect(won(13) - won(12)).toBeCloseTo(DEFAULT_PRIORS.gain / 2, 10);
  });

  it("divides among the skills of an item", () => {
    const both = { item: { id: "item-0", components: [SKILL, STRANGER] } };
    const moved = [SKILL, STRANGER].map((node) => abilityAfter([both], node));
    expect(moved[0]).toBeCloseTo(moved[1] ?? 0, 12);
    expect(moved[0]).toBeLessThan(abilityAfter([{}]));
  });
});

describe("a pause", () => {
  const practised = new Array(30).fill({});

  it("takes part of what was won, never all, and makes the belief less certain", () => {
    const learner = after(practised);
    const on = (day: number) => masteryOf(learner, DEFAULT_PRIORS, { node: SKILL, day, target: 0 });
    const won = learner.skills.get(SKILL)?.won ?? 0;
    expect(on(31).faded).toBeCloseTo(won * 0.25, 10);
    expect(on(31).mean).toBeCloseTo(on(1).mean - on(31).faded, 10);
    expect(on(4000).faded).toBeLessThanOrEqual(won / 2);
    expect(on(31).standardDeviation).toBeGreaterThan(on(1).standardDeviation);
  });

  it("is in the belief once the next answer has come, and not twice", () => {
    const later = { context: { ...CONTEXT, day: 31 } };
    const learner = after([...practised, later]);
    const at = (day: number) => masteryOf(learner, DEFAULT_PRIORS, { node: SKILL, day, target: 0 });
    expect(at(31).faded).toBe(0);
    const won = after(practised).skills.get(SKILL)?.won ?? 0;
    const gain = DEFAULT_PRIORS.gain / (1 + 30 / DEFAULT_PRIORS.gainHalvesAfter);
    expect(learner.skills.get(SKILL)?.won).toBeCloseTo(0.75 * won + gain, 10);
    expect(at(31).mean).toBeLessThan(abilityAfter([...practised, {}]));
  });

  it("lengthens the half-life when the answer after it is right", () => {
    const halfLife = (outcome: AnswerOutcome) =>
      after([{}, { context: { ...CONTEXT, day: 3 }, outcome }]).skills.get(SKILL)?.halfLifeDays;
    expect(halfLife(RIGHT)).toBeCloseTo(39, 10);
    expect(halfLife(WRONG)).toBe(30);
  });
});

describe("the items", () => {
  it("become harder for others when they are missed, and surer", () => {
    const model = newModel();
    const learner = createLearner(model.priors);
    const item = itemOf(3);
    const answer = { item, context: CONTEXT, outcome: WRONG };
    const before = predict(model, createLearner(model.priors), answer);
    recordAnswer(model, learner, { ...answer, learnsItems: true });
    const later = predict(model, createLearner(model.priors), answer);
    expect(later.probability).toBeLessThan(before.probability);
    expect(later.variance).toBeLessThan(before.variance);
  });

  it("are left alone on request", () => {
    const model = newModel();
    const before = JSON.stringify(storePool(model.pool));
    after(new Array(20).fill({ item: itemOf(3) }), model);
    expect(JSON.stringify(storePool(model.pool))).toBe(before);
  });

  it("are easier for somebody who had them right last time", () => {
    const model = newModel();
    const learner = after([{ item: itemOf(1) }], model);
    const seen = predict(model, learner, { item: itemOf(1), context: CONTEXT });
    const unseen = predict(model, learner, { item: itemOf(2), context: CONTEXT });
    expect(seen.probability).toBeGreaterThan(unseen.probability + 0.05);
  });
});
