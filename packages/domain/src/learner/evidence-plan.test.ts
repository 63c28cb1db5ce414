import { expect, it } from "vitest";
import { expectedGain, planAnswer, planEvidence } from "./evidence-plan.ts";
import { DEFAULT_WEIGHTS } from "./head.ts";
import { poolOf } from "./item-pool.ts";
import { createLearner, type Learner } from "./learner.ts";
import type { LearnerItem } from "./model.ts";
import { predict } from "./predict.ts";
import { DEFAULT_PRIORS } from "./priors.ts";
import { recordAnswer } from "./record-answer.ts";
import { copyLearner, storeLearner } from "./stored-learner.ts";
import { weightedAbility } from "./weighted-ability.ts";

const SKILL = "verbal.reading.inference";
const OTHER = "verbal.reading.detail";
const goal = new Map([
  [SKILL, 0.5],
  [OTHER, 0.5],
]);
const authored = (id: string, difficulty: number, guessing: number) => ({
  id,
  difficulty: { mean: difficulty, variance: 0.36 },
  discrimination: 1.05,
  guessing,
});
const pool = poolOf(
  [authored("middle", 0, 0), authored("hard", 3, 0), authored("guessed", 0, 0.25)],
  DEFAULT_PRIORS,
);
// Drift would be added to what the answer says.
const priors = { ...DEFAULT_PRIORS, overallDrift: 0 };
const model = { priors, weights: DEFAULT_WEIGHTS, pool };
const item = (id: string, skill = SKILL): LearnerItem => ({ id, components: [skill] });
const context = { day: null, hints: 0, isTimed: false };
const asked = { weights: goal, day: null, isTimed: false };

function after(learner: Learner, isCorrect: boolean, id: string): Learner {
  const copy = copyLearner(learner);
  const outcome = { isCorrect, sureness: null, isRapid: false, hasFeedback: false };
  recordAnswer(model, copy, { item: item(id), context, outcome, learnsItems: false });
  return copy;
}

const plan = (learner: Learner) => planEvidence(model, learner, { goals: [goal], day: null });
const varianceOf = (learner: Learner) => weightedAbility(learner, priors, asked).variance;

it.each(["middle", "hard", "guessed"])(
  "expects of a %s item what answers do to the variance on average",
  (id) => {
    const learner = after(after(createLearner(priors), true, "first"), false, "second");
    const { probability } = predict(model, learner, { item: item(id), context });
    const expected =
      varianceOf(learner) -
      probability * varianceOf(after(learner, true, id)) -
      (1 - probability) * varianceOf(after(learner, false, id));
    expect(expectedGain(plan(learner), item(id))).toBeCloseTo(expected, 6);
    expect(expected).toBeGreaterThan(0.001);
  },
);

it("expects most of an item that is neither easy nor hard nor guessed", () => {
  const own = plan(createLearner(priors));
  expect(expectedGain(own, item("middle"))).toBeGreaterThan(2 * expectedGain(own, item("hard")));
  expect(expectedGain(own, item("middle"))).toBeGreaterThan(
    1.3 * expectedGain(own, item("guessed")),
  );
});

it("expects less of what is asked twice, and less again of the same skill than of another", () => {
  const own = plan(createLearner(priors));
  const before = expectedGain(own, item("middle"));
  planAnswer(own, item("middle"));
  const same = expectedGain(own, item("middle"));
  expect(same).toBeLessThan(before);
  expect(same).toBeLessThan(expectedGain(own, item("middle", OTHER)));
});

it("leaves the learner as it was", () => {
  const learner = after(createLearner(priors), true, "first");
  const stored = storeLearner(learner);
  const own = plan(learner);
  planAnswer(own, item("middle"));
  expect(storeLearner(learner)).toEqual(stored);
});
