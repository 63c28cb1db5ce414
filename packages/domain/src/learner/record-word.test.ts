import { expect, it } from "vitest";
import { DEFAULT_WEIGHTS } from "./head.ts";
import { poolOf } from "./item-pool.ts";
import { createLearner, type Learner } from "./learner.ts";
import { masteryOf } from "./mastery.ts";
import { DEFAULT_PRIORS } from "./priors.ts";
import { recordAnswer } from "./record-answer.ts";
import { recordWord, type WordEvidence } from "./record-word.ts";
import { storeLearner } from "./stored-learner.ts";

const SKILL = "verbal.reading.vocabulary-in-context";
const OTHER = "verbal.sentence-equivalence.word-meaning";
const COMPONENTS = [OTHER, SKILL];
const MET: WordEvidence = {
  kind: "met",
  components: COMPONENTS,
  difficulty: { mean: 0, variance: 0.36 },
  guessing: 0.25,
};
const KEPT: WordEvidence = { kind: "kept", components: COMPONENTS, lexiconWords: 2900 };

const take = (learner: Learner, evidence: WordEvidence, isRight: boolean) =>
  recordWord(DEFAULT_PRIORS, learner, { evidence, isRight, day: 30 });
const abilityIn = (learner: Learner, node: string) =>
  masteryOf(learner, DEFAULT_PRIORS, { node, day: 30, target: 0 });

function answer(learner: Learner, isCorrect: boolean, number = 1): void {
  const item = { id: `item-${number}`, components: [SKILL] };
  const difficulty = { mean: 0, variance: 0.36 };
  const bank = [{ id: item.id, difficulty, guessing: 0.25, discrimination: 1 }];
  const model = {
    priors: DEFAULT_PRIORS,
    weights: DEFAULT_WEIGHTS,
    pool: poolOf(bank, DEFAULT_PRIORS),
  };
  recordAnswer(model, learner, {
    item,
    context: { day: 1, hints: 0, isTimed: false },
    outcome: { isCorrect, sureness: null, isRapid: false, hasFeedback: false },
    learnsItems: false,
  });
}

it("raises what is believed by a known word and lowers it by an unknown one, by less than a question does", () => {
  const after = (change: (learner: Learner) => void) => {
    const learner = createLearner(DEFAULT_PRIORS);
    change(learner);
    return abilityIn(learner, SKILL);
  };
  const [known, unknown] = [true, false].map((right) => after((one) => take(one, MET, right)));
  const question = after((one) => answer(one, true));
  expect(known?.mean).toBeGreaterThan(0.01);
  expect(unknown?.mean).toBeLessThan(-0.01);
  expect(known?.mean).toBeLessThan(question.mean / 2);
  expect(known?.standardDeviation).toBeGreaterThan(question.standardDeviation);
});

it("expects what is likely", () => {
  const expected = take(createLearner(DEFAULT_PRIORS), MET, true);
  expect(expected).toBeCloseTo(0.25 + 0.75 * 0.5);
  const learner = createLearner(DEFAULT_PRIORS);
  for (let n = 0; n < 40; n += 1) take(learner, MET, true);
  expect(take(learner, MET, true)).toBeGreaterThan(0.75);
});

it("says no more by thousands of words than the effect of single words lets through", () => {
  const learner = createLearner(DEFAULT_PRIORS);
  for (let n = 0; n < 3000; n += 1) take(learner, MET, n % 8 > 0);
  // Ability in both skills together, as a word draws on it: overall, measure, and the halves of domains and skills.
  const [overall, measure, domain, skill] = DEFAULT_PRIORS.levelDeviations.map((one) => one ** 2);
  const before = (overall ?? 0) + (measure ?? 0) + ((domain ?? 0) + (skill ?? 0)) / 2;
  const least = 1 / (1 / before + 1 / DEFAULT_PRIORS.wordEffect.variance);
  expect(abilityIn(learner, SKILL).standardDeviation ** 2).toBeGreaterThan(least);
  expect(abilityIn(learner, "overall").standardDeviation).toBeGreaterThan(0.6);
});

it("does not drown what questions say: forty misses outweigh a thousand known words", () => {
  const learner = createLearner(DEFAULT_PRIORS);
  for (let n = 0; n < 1000; n += 1) take(learner, MET, true);
  expect(abilityIn(learner, SKILL).mean).toBeGreaterThan(0.5);
  for (let n = 0; n < 40; n += 1) answer(learner, n % 4 === 0, n);
  expect(abilityIn(learner, SKILL).mean).toBeLessThan(-0.3);
});

it("is no answer and no practice: nothing but the belief changes", () => {
  const learner = createLearner(DEFAULT_PRIORS);
  answer(learner, true);
  const before = storeLearner(learner);
  take(learner, MET, true);
  take(learner, KEPT, true);
  const { nodes, mean, covariance, ...rest } = storeLearner(learner);
  expect(rest).toEqual({ ...before, nodes: undefined, mean: undefined, covariance: undefined });
  expect(mean).not.toEqual(before.mean);
  expect(nodes.length).toBeGreaterThan(before.nodes.length);
});

it("lets a learned word count by its part of the lexicon, and words never met by nothing", () => {
  const learner = createLearner(DEFAULT_PRIORS);
  take(learner, MET, false);
  const before = [SKILL, OTHER].map((node) => abilityIn(learner, node).mean);
  const expected = take(createLearner(DEFAULT_PRIORS), MET, true);
  for (let n = 0; n < 290; n += 1) take(learner, KEPT, true);
  const after = [SKILL, OTHER].map((node) => abilityIn(learner, node).mean);
  // A tenth of the lexicon is .4 logits of the share known at its middle; a third of that comes through.
  for (const [at, mean] of after.entries()) expect(mean - (before[at] ?? 0)).toBeCloseTo(0.4 / 3);
  take(learner, KEPT, false);
  expect(abilityIn(learner, SKILL).mean).toBe(after[0]);
  const fresh = createLearner(DEFAULT_PRIORS);
  for (let n = 0; n < 290; n += 1) take(fresh, KEPT, true);
  expect(take(fresh, MET, true)).toBeCloseTo(expected ?? 0, 3);
});
