import { describe, expect, it } from "vitest";
import { answer, buildPracticeState } from "../testing/build-practice-state.ts";
import { expectedGain, fitOf } from "./expected-gain.ts";
import { needOf, skillOutlooks } from "./skill-outlook.ts";

const SKILL = "quantitative.algebra.functions";

const outlook = (answers: number, { day = 10, daysToTest = 30 } = {}) => {
  const state = buildPracticeState({ day, daysToTest });
  answer(state, { skill: SKILL, outcomes: Array(answers).fill(true), day: 4 });
  const found = skillOutlooks(state).get(SKILL);
  if (found === undefined) throw new Error("the skill is asked for");
  return { outlook: found, priors: state.model.priors };
};

const gain = (of: ReturnType<typeof outlook>, { before = 0, pCorrect = 0.62 } = {}) =>
  expectedGain({ ...of, before, pCorrect });

describe("the expected gain", () => {
  it("is the sum that its docstring gives", () => {
    // 1/5 of 9.9 points, 1.9 minutes, half of a gain of .03 forgotten with a half-life of 30 days.
    const fresh = outlook(0);
    const deviation = Math.sqrt(0.8 ** 2 + 0.45 ** 2 + 0.35 ** 2 + 0.45 ** 2);
    const explored = 1 + 0.3 * (deviation - 0.45);
    expect(gain(fresh)).toBeCloseTo((1.98 * explored * 0.03 * 0.75) / 1.9, 10);
  });

  it("falls with practice, and with the questions of the set", () => {
    const today = { day: 4 };
    expect(gain(outlook(24, today))).toBeLessThan(gain(outlook(2, today)) / 2);
    expect(gain(outlook(0), { before: 12 }) / gain(outlook(0))).toBeCloseTo(0.5, 10);
  });

  it("is greatest where five of eight come right", () => {
    expect(fitOf(0.62)).toBe(1);
    expect(fitOf(0.32)).toBeCloseTo(fitOf(0.92), 10);
    expect(gain(outlook(0), { pCorrect: 0.9 })).toBeLessThan(gain(outlook(0)));
  });

  it("counts what a right answer saves from being forgotten, once a day", () => {
    expect(outlook(10, { day: 4.2 }).outlook.renewal).toBe(0);
    const spaced = outlook(10);
    expect(spaced.outlook.renewal).toBeGreaterThan(0);
    const [first, next] = [0, 1e-9].map((before) => gain(spaced, { before, pCorrect: 0.62 }));
    expect(first).toBeGreaterThan(next ?? Number.NaN);
  });

  it("is more the nearer the test", () => {
    expect(gain(outlook(0, { daysToTest: 3 }))).toBeGreaterThan(gain(outlook(0)));
  });
});

describe("the need of a measure", () => {
  it.each([
    [null, 160, 1],
    [150, null, 1],
    [150, 160, 1],
    [157, 160, 1],
    [158.5, 160, 0.7],
    [160, 160, 0.4],
    [168, 160, 0.4],
  ])("with %s estimated and %s wanted is %s", (estimate, target, need) => {
    expect(needOf({ estimate, target })).toBeCloseTo(need, 10);
  });
});

it("a skill that has taken more than its part of the answers waits", () => {
  expect(outlook(9).outlook.isCrowded).toBe(false);
  expect(outlook(12).outlook.isCrowded).toBe(false);
  const state = buildPracticeState();
  const demands = new Map([[SKILL, { share: 0.05, medianMinutes: 1 }]]);
  answer(state, { skill: SKILL, outcomes: Array(12).fill(true), day: 4 });
  expect(skillOutlooks({ ...state, demands }).get(SKILL)?.isCrowded).toBe(true);
});
