import { describe, expect, it } from "vitest";
import { createLearner, DEFAULT_PRIORS } from "../learner/index.ts";
import { scoreScale, UNTESTED_LINK } from "../report/index.ts";
import { VERBAL_PERCENTILES } from "../testing/percentile-tables.ts";
import { answersNeeded, measureAbility, reportAbility } from "./measure-ability.ts";

const scale = scoreScale(VERBAL_PERCENTILES);
const blueprint = new Map([["verbal.reading.inference", 1]]);

describe("what is told of a measure", () => {
  it("is how many answers it takes, for somebody new", () => {
    const asked = { measure: "verbal", blueprint, day: 0 } as const;
    const ability = measureAbility(createLearner(DEFAULT_PRIORS), DEFAULT_PRIORS, asked);
    expect(ability.answers).toBe(0);
    expect(reportAbility(ability, scale, UNTESTED_LINK)).toEqual({
      kind: "too-few-answers",
      answersNeeded: 11,
    });
  });

  it.each([
    [0.1, 3, 7],
    [0.1, 10, 0],
    [0.36, 30, 0],
    [0.5, 30, 5],
  ])("asks for more where variance is %d after %i answers: %i", (variance, answers, needed) => {
    expect(answersNeeded({ mean: 0, variance, answers })).toBe(needed);
  });

  it("is otherwise a score with a range that holds the error of the link", () => {
    const report = reportAbility({ mean: 0, variance: 1e-9, answers: 40 }, scale, UNTESTED_LINK);
    if (report.kind !== "score") throw new Error(report.kind);
    const { score, low, high, itemCount } = report.score;
    expect({ score, itemCount }).toEqual({ score: scale.scoreOf(0), itemCount: 40 });
    expect(high - low).toBeGreaterThanOrEqual(4);
  });
});
