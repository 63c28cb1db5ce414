import { describe, expect, it } from "vitest";
import { QUANTITATIVE_PERCENTILES, VERBAL_PERCENTILES } from "../testing/percentile-tables.ts";
import { scaleScore } from "./scale-score.ts";
import { scoreScale } from "./score-scale.ts";

const scale = scoreScale(VERBAL_PERCENTILES);
const measure = (theta: number, thetaStandardError = 0.4) => ({
  estimate: { theta, thetaStandardError },
  itemCount: 27,
  answeredCount: 25,
});

function scored(...given: Parameters<typeof scaleScore>) {
  const result = scaleScore(...given);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

describe("a scaled score", () => {
  it("comes with its kind, its range, the table's dates and the number of questions", () => {
    // θ = 0 is the 50th percentile: between 152 (48 below) and 153 (54 below). The spread is √(.16 + .0625) = .4717;
    // 1.28155 of it below and above are the 27.3rd and the 72.7th percentile: 146.6 and 156.7.
    expect(scored(measure(0), scale)).toEqual({
      kind: "estimate",
      score: 152,
      low: 147,
      high: 156,
      percentileRank: { low: 27, high: 68, testDates: "July 2022 to June 2025" },
      itemCount: 27,
    });
  });

  it("has a wider range when the link to the real scale is less certain", () => {
    const sure = { intercept: 0, slope: 1, standardDeviation: 0 };
    const [narrow, wide] = [scored(measure(0), scale, sure), scored(measure(0), scale)];
    expect(narrow.high - narrow.low).toBeLessThan(wide.high - wide.low);
  });

  it("follows a link that has been estimated", () => {
    const link = { intercept: 0.5, slope: 0.8, standardDeviation: 0.1 };
    const linked = scored(measure(1), scale, link);
    expect(linked.score).toBe(scale.scoreOf(1.3));
  });

  it("is lopsided at the top, where the scale ends", () => {
    const top = scored(measure(1.6), scoreScale(QUANTITATIVE_PERCENTILES));
    expect(top.high).toBe(170);
    expect(top.score - top.low).toBeGreaterThan(top.high - top.score);
  });

  it("is not given for a measure without an answer", () => {
    expect(scaleScore({ ...measure(0), answeredCount: 0 }, scale)).toEqual({
      ok: false,
      reason: "no-answers",
    });
  });
});
