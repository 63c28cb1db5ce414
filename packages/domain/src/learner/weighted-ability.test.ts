import { expect, it } from "vitest";
import { DEFAULT_WEIGHTS } from "./head.ts";
import { poolOf } from "./item-pool.ts";
import { createLearner, type Learner } from "./learner.ts";
import { DEFAULT_PRIORS } from "./priors.ts";
import { recordAnswer } from "./record-answer.ts";
import { storeLearner } from "./stored-learner.ts";
import { weightedAbility } from "./weighted-ability.ts";

const [FIRST, SECOND, THIRD] = [
  "quantitative.a.x",
  "quantitative.a.y",
  "quantitative.b.z",
] as const;
const WEIGHTS = new Map<string, number>([
  [FIRST, 0.5],
  [SECOND, 0.3],
  [THIRD, 0.2],
]);

function answer(
  learner: Learner,
  skill: string,
  { isCorrect, isTimed }: { isCorrect: boolean; isTimed: boolean },
) {
  const pool = poolOf([], DEFAULT_PRIORS);
  const model = { priors: DEFAULT_PRIORS, weights: DEFAULT_WEIGHTS, pool };
  recordAnswer(model, learner, {
    item: { id: `item-${learner.recent.answers}`, components: [skill] },
    context: { day: 0, hints: 0, isTimed },
    outcome: { isCorrect, sureness: null, isRapid: false, hasFeedback: true },
    learnsItems: false,
  });
}

const asked = { weights: WEIGHTS, day: 0, isTimed: false };

it("is w'x and w'Sw over the nodes, with all covariances", () => {
  const learner = createLearner(DEFAULT_PRIORS);
  for (const skill of [FIRST, SECOND, THIRD]) {
    answer(learner, skill, { isCorrect: skill !== SECOND, isTimed: false });
  }
  const { nodes, mean, covariance } = storeLearner(learner);
  const weightOf = new Map<string, number>([
    ["overall", 1],
    ["quantitative", 1],
    ["quantitative.a", 0.8],
    ["quantitative.b", 0.2],
    ...WEIGHTS,
  ]);
  const w = nodes.map((node) => weightOf.get(node) ?? 0);
  const entry = (i: number, j: number) =>
    covariance[(Math.max(i, j) * (Math.max(i, j) + 1)) / 2 + Math.min(i, j)] ?? 0;
  let [expectedMean, expectedVariance] = [0, 0];
  nodes.forEach((_, i) => {
    expectedMean += (w[i] ?? 0) * (mean[i] ?? 0);
    nodes.forEach((__, j) => {
      expectedVariance += (w[i] ?? 0) * (w[j] ?? 0) * entry(i, j);
    });
  });
  const own = weightedAbility(learner, DEFAULT_PRIORS, asked);
  expect(own.mean).toBeCloseTo(expectedMean, 12);
  expect(own.variance).toBeCloseTo(expectedVariance, 12);
  expect(own.variance).toBeLessThan(0.8 ** 2 + 0.45 ** 2);
});

it("has the prior's variance where nothing was practised", () => {
  const { mean, variance } = weightedAbility(createLearner(DEFAULT_PRIORS), DEFAULT_PRIORS, asked);
  expect(mean).toBe(0);
  const skills = 0.5 ** 2 + 0.3 ** 2 + 0.2 ** 2;
  const domains = 0.8 ** 2 + 0.2 ** 2;
  expect(variance).toBeCloseTo(0.8 ** 2 + 0.45 ** 2 + domains * 0.35 ** 2 + skills * 0.45 ** 2, 12);
});

it("loses part of what practice won, and certainty, in a pause", () => {
  const learner = createLearner(DEFAULT_PRIORS);
  for (let n = 0; n < 20; n += 1) {
    answer(learner, FIRST, { isCorrect: n % 2 === 0, isTimed: false });
  }
  const now = weightedAbility(learner, DEFAULT_PRIORS, asked);
  const later = weightedAbility(learner, DEFAULT_PRIORS, { ...asked, day: 30 });
  expect(now.faded).toBe(0);
  expect(later.faded).toBeGreaterThan(0.01);
  expect(later.mean).toBeCloseTo(now.mean - later.faded, 12);
  expect(later.variance - now.variance).toBeCloseTo(0.5 ** 2 * 30 * DEFAULT_PRIORS.driftPerDay, 12);
});

it("counts the student's own effect of the clock where the clock runs", () => {
  const learner = createLearner(DEFAULT_PRIORS);
  const [untimed, timed] = [false, true].map((isTimed) =>
    weightedAbility(learner, DEFAULT_PRIORS, { ...asked, isTimed }),
  );
  expect((timed?.mean ?? 0) - (untimed?.mean ?? 0)).toBeCloseTo(-0.15, 12);
  for (let n = 0; n < 30; n += 1) {
    answer(learner, THIRD, { isCorrect: n % 2 === 0, isTimed: false });
  }
  for (let n = 0; n < 30; n += 1) {
    answer(learner, THIRD, { isCorrect: false, isTimed: true });
  }
  const slower = weightedAbility(learner, DEFAULT_PRIORS, { ...asked, isTimed: true });
  const calm = weightedAbility(learner, DEFAULT_PRIORS, asked);
  expect(slower.mean - calm.mean).toBeLessThan(-0.25);
});
