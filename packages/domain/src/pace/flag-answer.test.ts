import { describe, expect, it } from "vitest";
import { timeOf } from "./expected-time.ts";
import { flagAnswer, type PacedAnswer } from "./flag-answer.ts";
import { sunkCost } from "./sunk-cost.ts";

const EXPECTED = timeOf(Math.log(60), 0.4 ** 2);
const answer = (seconds: number, parts: Partial<PacedAnswer> = {}): PacedAnswer => ({
  elapsedMs: 1000 * seconds,
  isCorrect: false,
  isRapid: false,
  expected: EXPECTED,
  ...parts,
});

describe("the flags of an answer", () => {
  it.each([
    { seconds: 23, right: false, flags: "rushed" },
    { seconds: 23, right: true, flags: "" },
    { seconds: 25, right: false, flags: "" },
    { seconds: 119, right: false, flags: "" },
    { seconds: 121, right: false, flags: "stuck over-invested" },
    { seconds: 121, right: true, flags: "stuck" },
  ])("of $seconds s (right: $right) are: $flags", ({ seconds, right, flags }) => {
    const pace = flagAnswer(answer(seconds, { isCorrect: right }));
    expect(pace.isRushed).toBe(flags.includes("rushed"));
    expect(pace.isStuck).toBe(flags.includes("stuck"));
    expect(pace.isOverInvested).toBe(flags.includes("over-invested"));
  });

  it("say rushed of every rapid answer, a right one too", () => {
    expect(flagAnswer(answer(5, { isCorrect: true, isRapid: true })).isRushed).toBe(true);
  });

  it("come with ratio, z, and the time beyond twice the expected", () => {
    const flags = flagAnswer(answer(180));
    expect(flags.ratio).toBeCloseTo(3, 10);
    expect(flags.logRatioMicro).toBe(1_098_612);
    expect(flags.z).toBeCloseTo(Math.log(3) / 0.4, 10);
    expect(flags.overInvestedMs).toBe(60_000);
    expect(flagAnswer(answer(180, { isCorrect: true })).overInvestedMs).toBe(0);
  });
});

describe("sunk cost", () => {
  const right = (seconds: number) => answer(seconds, { isCorrect: true });

  it("prices time beyond twice the expected on wrong answers at the student's own rate", () => {
    // 240 s on a question of 60 s: 120 s lost. The rest: 9 right of 10 in 9 · 60 + 120 = 660 s.
    const cost = sunkCost([answer(240), ...Array.from({ length: 9 }, () => right(60))]);
    expect(cost).toMatchObject({ answers: 10, overInvested: 1 });
    expect(cost.lostSeconds).toBeCloseTo(120, 10);
    expect(cost.bought?.questions).toBeCloseTo(120 / 66, 10);
    expect(cost.bought?.right.value).toBeCloseTo((120 / 66) * 0.9, 10);
    expect(cost.bought?.right.low).toBeLessThan(1.3);
    expect(cost.bought?.right.high).toBeGreaterThan(1.7);
  });

  it("has no price below ten answers", () => {
    const cost = sunkCost([answer(240), ...Array.from({ length: 8 }, () => right(60))]);
    expect(cost).toMatchObject({ answers: 9, overInvested: 1, bought: null });
  });

  it("is nothing where time was spent on answers that came right", () => {
    const cost = sunkCost(Array.from({ length: 12 }, () => right(200)));
    expect(cost).toMatchObject({ overInvested: 0, lostSeconds: 0 });
    expect(cost.bought?.right).toEqual({ value: 0, low: 0, high: 0 });
  });
});
