import { expect, it } from "vitest";
import {
  createLearner,
  DEFAULT_PRIORS,
  DEFAULT_WEIGHTS,
  masteryOf,
  recordWord,
} from "../learner/index.ts";
import { poolOf } from "../learner/item-pool.ts";
import type { PracticeState } from "./practice-state.ts";
import { largestShortfall, skillShortfalls } from "./skills-shortfall.ts";

const WORDS = ["verbal.reading.vocabulary-in-context", "verbal.sentence-equivalence.word-meaning"];

function stateAfter(words: { readonly of: string; readonly isRight: boolean }[]): PracticeState {
  const learner = createLearner(DEFAULT_PRIORS);
  for (const { of, isRight } of words) {
    const difficulty = { mean: 0, variance: 0.3 };
    const evidence = { kind: "met", components: [of], difficulty, guessing: 0 } as const;
    recordWord(DEFAULT_PRIORS, learner, { evidence, isRight, day: 0 });
  }
  const demand = (share: number) => ({ share, medianMinutes: 1 });
  return {
    model: {
      priors: DEFAULT_PRIORS,
      weights: DEFAULT_WEIGHTS,
      pool: poolOf([], DEFAULT_PRIORS),
    },
    learner,
    day: 0,
    daysToTest: null,
    demands: new Map([
      [WORDS[0] ?? "", demand(0.1)],
      [WORDS[1] ?? "", demand(0.1)],
      ["verbal.reading.inference", demand(0.1)],
      ["verbal.text-completion.tone", demand(0.7)],
      ["quantitative.algebra.equations", demand(1)],
    ]),
    pace: 1,
    standings: {
      verbal: { estimate: null, target: null },
      quantitative: { estimate: null, target: null },
    },
    candidates: [],
    missed: [],
  };
}

const many = (of: string, isRight: boolean) => Array.from({ length: 12 }, () => ({ of, isRight }));

it("tells how far skills stand below their measure, and their share of it", () => {
  const state = stateAfter(many(WORDS[0] ?? "", false));
  const cost = largestShortfall(state, WORDS);
  expect(cost?.share).toBeCloseTo(0.2);
  const mean = (node: string) =>
    masteryOf(state.learner, DEFAULT_PRIORS, { node, day: 0, target: 0 }).mean;
  const verbal = [...state.demands].filter(([skill]) => skill.startsWith("verbal."));
  const own = verbal.reduce((sum, [skill, { share }]) => sum + share * mean(skill), 0);
  const ofWords = (mean(WORDS[0] ?? "") + mean(WORDS[1] ?? "")) / 2;
  expect(ofWords).toBeLessThan(own);
  expect(cost?.shortfall).toBeCloseTo(own - ofWords);
});

it("is silent where others fall shorter, where nothing is known and where they stand above", () => {
  const worse = [
    ...many(WORDS[0] ?? "", false),
    ...many("verbal.text-completion.tone", false),
    ...many("verbal.text-completion.tone", false),
  ];
  expect(largestShortfall(stateAfter(worse), WORDS)).toBeNull();
  expect(largestShortfall(stateAfter([]), WORDS)).toBeNull();
  expect(largestShortfall(stateAfter(many(WORDS[0] ?? "", true)), WORDS)).toBeNull();
});

it("points lost weigh how far a skill is behind by how often the test asks it", () => {
  const tone = "verbal.text-completion.tone";
  const inference = "verbal.reading.inference";
  const state = stateAfter([...many(tone, false), ...many(inference, false)]);
  const of = (wanted: string) =>
    skillShortfalls(state, "verbal").find(({ skill }) => skill === wanted);
  const lost = skillShortfalls(state, "verbal");
  // Shares sum to 1, so that what some skills lose the others win.
  expect(lost.reduce((sum, { pointsLost }) => sum + pointsLost, 0)).toBeCloseTo(0, 9);
  for (const { share, shortfall, pointsLost } of lost) {
    expect(pointsLost).toBeCloseTo(8.3 * share * shortfall, 9);
  }
  // As many misses: the rarely asked one is further below the level, which it hardly lowers.
  expect(of(inference)?.shortfall).toBeGreaterThan(of(tone)?.shortfall ?? Number.NaN);
  expect(of(tone)?.pointsLost).toBeGreaterThan(of(inference)?.pointsLost ?? Number.NaN);
  expect(lost.map(({ skill }) => skill)).not.toContain("quantitative.algebra.equations");
});
