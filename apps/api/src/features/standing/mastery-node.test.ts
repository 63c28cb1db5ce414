import { createLearner, DEFAULT_PRIORS, poolOf, recordAnswer } from "@lexiquant/domain/learner";
import { NEW_STUDENT_SPEED } from "@lexiquant/domain/pace";
import { expect, it } from "vitest";
import { SHARED } from "../../history/learner/student-state.ts";
import { masteryNode, type NodeSources, type TreeNode } from "./mastery-node.ts";

const TOPIC = "quantitative.algebra.inequalities";
const NODE: TreeNode = {
  id: TOPIC,
  name: "Inequalities",
  measure: "quantitative",
  parent: "quantitative.algebra",
  level: 2,
};
const ANSWERS = 120;
const ids = Array.from({ length: ANSWERS }, (_, n) => `item-${n}`);
const model = {
  ...SHARED,
  pool: poolOf(
    ids.map((id) => ({
      id,
      difficulty: { mean: 0, variance: 0.2 },
      discrimination: 1.05,
      guessing: 0.1,
    })),
    DEFAULT_PRIORS,
  ),
};

/** A student who has answered a topic's questions on the first ten days. */
function sourcesOn(day: number, answers = ANSWERS): NodeSources {
  const learner = createLearner(DEFAULT_PRIORS);
  for (const [n, id] of ids.slice(0, answers).entries()) {
    recordAnswer(model, learner, {
      item: { id, components: [TOPIC] },
      context: { day: (10 * n) / answers, hints: 0, isTimed: false },
      outcome: { isCorrect: n % 3 > 0, sureness: null, isRapid: false, hasFeedback: true },
      learnsItems: false,
    });
  }
  const words = { reviews: 9, met: 8, known: 5, learned: 1 };
  const student = {
    ...{ learner, model, day, today: Math.floor(day), speed: NEW_STUDENT_SPEED, answers, words },
    dayRule: { timeZone: "UTC", dayStartsAtHour: 0 },
  };
  const guessingIn = new Map([[TOPIC, 0.1]]);
  return { student, guessingIn, names: new Map(), earlier: new Map(), topics: [] };
}

it("says how many answers are missing, and no figure, while too little is known", () => {
  const node = masteryNode(sourcesOn(10, 3), NODE);
  expect(node).toMatchObject({ pCorrect: null, pMastery: null, change: null, faded: null });
  expect(node.answersNeeded).toBeGreaterThan(0);
});

it("tells what a pause has taken, also where it has made too uncertain for a figure", () => {
  const fresh = masteryNode(sourcesOn(10), NODE);
  expect(fresh.pCorrect).not.toBeNull();
  expect(fresh.faded ?? 1).toBeLessThan(0.005);
  const rested = masteryNode(sourcesOn(100), NODE);
  expect(rested.faded).toBeGreaterThan(0.02);
  expect(rested.lastPracticed).toBe(fresh.lastPracticed);
  const sum = (parts: typeof rested.parts) => parts.reduce((all, { value }) => all + value, 0);
  expect(sum(rested.parts)).toBeLessThan(sum(fresh.parts));
  expect(rested.parts.map(({ kind }) => kind)).toEqual([
    "overall",
    "measure",
    "domain",
    "skill",
    "faded",
  ]);
});

it("names words in the topics that they count for and above them, nowhere else", () => {
  const sources = sourcesOn(10);
  const wordsAt = (id: string) => masteryNode(sources, { ...NODE, id }).words;
  const said = { met: 8, known: 5, learned: 1 };
  expect(wordsAt("verbal.sentence-equivalence.word-meaning")).toEqual(said);
  expect(wordsAt("verbal.reading")).toEqual(said);
  expect(wordsAt("verbal.reading.inference")).toBeUndefined();
  expect(wordsAt("quantitative")).toBeUndefined();
});
