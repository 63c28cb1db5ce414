import { expect, it } from "vitest";
import { replayLog } from "./evaluation/replay-log.ts";
import { DEFAULT_WEIGHTS } from "./head.ts";
import { poolOf } from "./item-pool.ts";
import { createLearner, type Learner } from "./learner.ts";
import { DEFAULT_PRIORS } from "./priors.ts";
import { recordAnswer } from "./record-answer.ts";
import { simulateLog } from "./simulation/simulate-log.ts";
import {
  copyLearner,
  restoreLearner,
  storedLearnerSchema,
  storeLearner,
} from "./stored-learner.ts";
import { restorePool, storedPoolSchema, storePool } from "./stored-pool.ts";

const log = simulateLog(21, [250, 150]);
const bank = log.bank.map(({ authored }) => authored);
const newModel = () => ({
  priors: DEFAULT_PRIORS,
  weights: DEFAULT_WEIGHTS,
  pool: poolOf(bank, DEFAULT_PRIORS),
});
const own = log.answers.filter(({ student }) => student === "student-0");

function replayTwice(): [string, string] {
  const states = [newModel(), newModel()].map((model) => {
    const learners = new Map<string, Learner>();
    replayLog(model, log.answers, ({ answer, learner }) => learners.set(answer.student, learner));
    return JSON.stringify([[...learners.values()].map(storeLearner), storePool(model.pool)]);
  });
  return [states[0] ?? "", states[1] ?? "-"];
}

it("replaying a log twice gives the same state to the last bit", () => {
  const [one, other] = replayTwice();
  expect(one).toBe(other);
});

it("a state that was stored as text goes on exactly as the original, learner and items", () => {
  const model = newModel();
  const learner = createLearner(DEFAULT_PRIORS);
  for (const answer of own.slice(0, 120)) {
    recordAnswer(model, learner, { ...answer, learnsItems: true });
  }
  const text = JSON.stringify([storeLearner(learner), storePool(model.pool)]);
  const [storedLearner, storedPool] = JSON.parse(text);
  const revived = restoreLearner(storedLearnerSchema.parse(storedLearner));
  const revivedModel = { ...model, pool: restorePool(storedPoolSchema.parse(storedPool)) };
  for (const answer of own.slice(120)) {
    recordAnswer(model, learner, { ...answer, learnsItems: true });
    recordAnswer(revivedModel, revived, { ...answer, learnsItems: true });
  }
  expect(JSON.stringify(storeLearner(revived))).toBe(JSON.stringify(storeLearner(learner)));
  expect(JSON.stringify(storePool(revivedModel.pool))).toBe(JSON.stringify(storePool(model.pool)));
});

it("a copy is not touched by what happens to the original", () => {
  const model = newModel();
  const learner = createLearner(DEFAULT_PRIORS);
  for (const answer of own.slice(0, 20)) {
    recordAnswer(model, learner, { ...answer, learnsItems: false });
  }
  const copy = copyLearner(learner);
  const before = JSON.stringify(storeLearner(copy));
  for (const answer of own.slice(20)) {
    recordAnswer(model, learner, { ...answer, learnsItems: false });
  }
  expect(JSON.stringify(storeLearner(copy))).toBe(before);
  expect(JSON.stringify(storeLearner(learner))).not.toBe(before);
});

it("a state of another version is refused, so that it is rebuilt", () => {
  const stored = { ...storeLearner(createLearner(DEFAULT_PRIORS)), version: 0 };
  expect(storedLearnerSchema.safeParse(stored).success).toBe(false);
});
