import { describe, expect, it } from "vitest";
import { movedScore, type Verdict, weighVerdicts } from "./weigh-verdicts.ts";

const weigh = (builtInScore: number, verdicts: Readonly<Record<number, Verdict | null>>) =>
  weighVerdicts(
    Object.entries(verdicts).map(([level, verdict]) => ({ level: Number(level), verdict })),
    { name: "a model", builtInScore },
  );

describe("comparisons with anchors", () => {
  it.each([
    [{ 2: "better", 3: "better", 4: "worse", 5: "worse" }, 3.5],
    [{ 2: "better", 3: "better", 4: "equal", 5: "worse" }, 4],
    [{ 1: "worse", 2: "worse", 3: "worse" }, 0.5],
    // One that contradicts the three others moves the score less than they do.
    [{ 2: "better", 3: "worse", 4: "better", 5: "worse" }, 3.5],
  ] as const)("%j stand for a score of %d", (verdicts, score) => {
    expect(weigh(score, verdicts).modelScore).toBe(score);
  });

  it("move a score to the mean of both, and never by more than half a point", () => {
    expect(weigh(3, { 2: "better", 3: "better", 4: "worse" })).toMatchObject({
      status: "agrees",
      modelScore: 3.5,
      score: 3,
    });
    expect(weigh(3, { 3: "better", 4: "equal", 5: "worse" })).toMatchObject({
      status: "moved",
      modelScore: 4,
      score: 3.5,
    });
    expect(weigh(5, { 3: "better", 4: "equal", 5: "worse" }).score).toBe(4.5);
  });

  it("that are more than a point away leave the score, and are told as uncertain", () => {
    expect(weigh(3, { 2: "better", 3: "better", 4: "better", 5: "better" })).toMatchObject({
      status: "uncertain",
      score: 3,
    });
  });

  it("do not count where the orders disagree, and say nothing when fewer than two are left", () => {
    expect(weigh(3, { 2: null, 3: "better", 4: "worse", 5: null })).toMatchObject({
      status: "agrees",
      comparisons: 4,
      consistent: 2,
    });
    expect(weigh(3, { 2: null, 3: null, 4: "better", 5: null })).toMatchObject({
      status: "failed",
      modelScore: null,
      score: 3,
      consistent: 1,
    });
  });

  it.each(["better", "worse", "equal"] as const)(
    "move nothing where every anchor was called %s, whatever the score and the anchors",
    (verdict) => {
      for (const lowest of [1, 2, 3]) {
        const levels = [lowest, lowest + 1, lowest + 2, lowest + 3];
        const verdicts = Object.fromEntries(levels.map((level) => [level, verdict]));
        for (let score = 0; score <= 6; score += 0.5) {
          expect(weigh(score, verdicts).score).toBe(score);
        }
      }
      expect(weigh(5, { 3: "better", 4: "better", 5: "better", 6: "better" })).toMatchObject({
        status: "one-sided",
        modelScore: 6,
      });
    },
  );
});

it("a moved score takes its range along, within the scale", () => {
  const score = { kind: "estimate", score: 5.5, low: 4.7, high: 6 } as const;
  expect(movedScore(score, 6)).toEqual({ kind: "estimate", score: 6, low: 5.2, high: 6 });
  expect(movedScore(score, 5)).toEqual({ kind: "estimate", score: 5, low: 4.2, high: 5.5 });
});
