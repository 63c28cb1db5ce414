import { describe, expect, it } from "vitest";
import { DEFAULT_WEIGHTS } from "./head.ts";
import { poolOf } from "./item-pool.ts";
import { relationEffects, relationKeys, residualOf } from "./item-relations.ts";
import { createLearner, type Learner } from "./learner.ts";
import type { LearnerModel } from "./model.ts";
import { DEFAULT_PRIORS } from "./priors.ts";
import { recordAnswer } from "./record-answer.ts";

const newModel = (): LearnerModel => ({
  priors: DEFAULT_PRIORS,
  weights: DEFAULT_WEIGHTS,
  pool: poolOf([], DEFAULT_PRIORS),
});

/** A student who gives these answers: an item, `+` for right or `-` for wrong. */
function after(model: LearnerModel, answers: readonly string[]): Learner {
  const learner = createLearner(model.priors);
  for (const answer of answers) {
    recordAnswer(model, learner, {
      item: { id: answer.slice(0, -1), components: ["skill"] },
      context: { day: null, hints: 0, isTimed: false },
      outcome: {
        isCorrect: answer.endsWith("+"),
        sureness: null,
        isRapid: false,
        hasFeedback: true,
      },
      learnsItems: true,
    });
  }
  return learner;
}

const keysOf = (learner: Learner, item: string) =>
  relationKeys(learner, { item, skills: "skill", encounter: 0 });

const effectsOn = (item: string, model: LearnerModel, answers: readonly string[]) =>
  relationEffects(model.pool.relations, keysOf(after(newModel(), answers), item));

describe("what came before an answer", () => {
  /** Where a was right b is, and else not; c between them goes either way. */
  function dependent(between: readonly string[]): LearnerModel {
    const model = newModel();
    for (let student = 0; student < 12; student += 1) {
      const outcome = student % 2 === 0 ? "+" : "-";
      after(model, [`a${outcome}`, ...between, `b${outcome}`]);
    }
    return model;
  }

  it("makes an item likelier after what others had right before it, and less likely after a miss", () => {
    const model = dependent([]);
    const [right, wrong] = [effectsOn("b", model, ["a+"]), effectsOn("b", model, ["a-"])];
    for (const kind of ["afterItem", "afterTwoItems", "sinceForemost"] as const) {
      expect(right[kind]).toBeGreaterThan(0.2);
      expect(wrong[kind]).toBeLessThan(-0.2);
    }
    expect(effectsOn("z", model, ["a+"]).afterItem).toBe(0);
  });

  it("is remembered over the items between, but not as what came right before", () => {
    const model = dependent(["c+"]);
    const [right, wrong] = [
      effectsOn("b", model, ["a+", "c+"]),
      effectsOn("b", model, ["a-", "c+"]),
    ];
    expect(right.sinceForemost).toBeGreaterThan(0.2);
    expect(wrong.sinceForemost).toBeLessThan(-0.2);
    expect(right.afterItem).toBe(wrong.afterItem);
  });

  it("looks back over six items and no further", () => {
    const learner = after(newModel(), ["a+", "b+", "c+", "d+", "e+", "f+", "g+", "h+", "i+"]);
    const before = keysOf(learner, "z").sinceItems.map(([, name]) => name);
    expect(before).toEqual(["i\n1", "h\n1", "g\n1", "f\n1", "e\n1", "d\n1"]);
    const again = keysOf(learner, "i").sinceItems.map(([, name]) => name);
    expect(again).toEqual(["h\n1", "g\n1", "f\n1", "e\n1", "d\n1", "c\n1"]);
  });

  it("counts tries at the item itself as one, by the first of them", () => {
    const learner = after(newModel(), ["a+", "b-", "b-", "b+"]);
    expect(keysOf(learner, "b").sinceItems.map(([, name]) => name)).toEqual(["a\n1"]);
    const [last] = keysOf(learner, "z").sinceItems;
    expect(last).toEqual(["since\nz\n1", "b\n0"]);
    expect(keysOf(learner, "z").afterItem).toEqual(["after\nz\n0", "b\n0\n3\n1"]);
  });
});

it.each([0, 0.2])("score and information are those of the likelihood, guessing %d", (c) => {
  const pOf = (logit: number) => c + (1 - c) / (1 + Math.exp(-logit));
  const step = 1e-5;
  for (const logit of [-2, 0, 1.5]) {
    const p = pOf(logit);
    const slope = (pOf(logit + step) - pOf(logit - step)) / (2 * step);
    const [right, wrong] = [residualOf(true, p, c), residualOf(false, p, c)];
    expect(right.surprise).toBeCloseTo(slope / p, 8);
    expect(wrong.surprise).toBeCloseTo(-slope / (1 - p), 8);
    expect(right.information).toBeCloseTo(slope ** 2 / (p * (1 - p)), 8);
  }
});
