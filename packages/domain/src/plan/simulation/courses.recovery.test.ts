import { describe, expect, it } from "vitest";
import { comparePolicies } from "./compare-policies.ts";
import { measureExposure } from "./measure-exposure.ts";
import { summariseWorld } from "./summarise-world.ts";
import { WORLDS, type WorldName } from "./worlds.ts";

const length = { days: 20, minutesPerDay: 40 };

/** Six students of one exam: the bars are for more, and a longer course; see decision 0019. */
const summaryOf = (world: WorldName) =>
  summariseWorld(comparePolicies({ world, seed: 5, students: 6, length }));

describe("twenty days of chosen practice", () => {
  it.each(Object.keys(WORLDS) as WorldName[])("win more than any simple plan: %s", (world) => {
    const { gains, percentOfOracle, ...course } = summaryOf(world);
    expect(gains.policy.overRandom).toBeGreaterThan(6);
    expect(gains.policy.ci95[0]).toBeGreaterThan(0);
    expect(gains.policy.gain).toBeGreaterThan(gains.roundRobin.gain);
    expect(gains.policy.gain).toBeGreaterThan(gains.fixed.gain);
    expect(gains.weakestFirst.gain).toBeLessThan(gains.random.gain);
    expect(percentOfOracle).toBeGreaterThan(80);
    expect(percentOfOracle).toBeLessThan(100);
    expect(course.longestRun).toBeLessThanOrEqual(2);
    expect(course.topSkillShare).toBeLessThan(0.12);
    expect(course.servedAccuracy).toBeGreaterThan(0.56);
    expect(course.servedAccuracy).toBeLessThan(0.75);
  });
});

it("the bank is used evenly by 12 students of 300 answers each", () => {
  const { neverUsed, maxOverMeanExposure } = measureExposure({
    seed: 2,
    students: 12,
    answers: 300,
  });
  // What chance alone would leave: e^(−3.6) = 2.7 %.
  expect(neverUsed).toBeLessThan(0.2);
  expect(maxOverMeanExposure).toBeLessThan(10);
});
