import { describe, expect, it } from "vitest";
import { normalCumulative, normalQuantile } from "../kernel/index.ts";
import { QUANTITATIVE_PERCENTILES, VERBAL_PERCENTILES } from "../testing/percentile-tables.ts";
import { HIGHEST_SCORE, LOWEST_SCORE, type PercentileTable, scoreScale } from "./score-scale.ts";

/** Share of N(0, 1) that gets each score: index 0 is 130. */
function sharesOf(table: PercentileTable): number[] {
  const { scoreOf } = scoreScale(table);
  const shares = new Array<number>(HIGHEST_SCORE - LOWEST_SCORE + 1).fill(0);
  const step = 1 / 4000;
  for (let theta = -6; theta < 6; theta += step) {
    const index = scoreOf(theta) - LOWEST_SCORE;
    const mass = normalCumulative(theta + step / 2) - normalCumulative(theta - step / 2);
    shares[index] = (shares[index] ?? 0) + mass;
  }
  return shares;
}

describe.each([
  ["verbal", VERBAL_PERCENTILES],
  ["quantitative", QUANTITATIVE_PERCENTILES],
])("the %s scale", (_, table) => {
  it("gives the population the published percentile ranks, within the rounding of the table", () => {
    let below = 0;
    sharesOf(table).forEach((share, index) => {
      expect(Math.abs(100 * below - (table.percentBelow[index] ?? Number.NaN))).toBeLessThan(0.55);
      below += share;
    });
  });

  it("reaches every score from 130 to 170 and never falls", () => {
    expect(sharesOf(table).every((share) => share > 0)).toBe(true);
    const { scoreOf } = scoreScale(table);
    let previous = scoreOf(-9);
    expect(previous).toBe(130);
    for (let theta = -6; theta < 6; theta += 0.01) {
      expect(scoreOf(theta)).toBeGreaterThanOrEqual(previous);
      previous = scoreOf(theta);
    }
    expect(scoreOf(9)).toBe(170);
  });
});

it("refuses a table that is short or falls", () => {
  const { percentBelow, testDates } = VERBAL_PERCENTILES;
  expect(() => scoreScale({ testDates, percentBelow: percentBelow.slice(1) })).toThrow(RangeError);
  expect(() => scoreScale({ testDates, percentBelow: percentBelow.toReversed() })).toThrow(
    RangeError,
  );
});

it("knows the normal distribution to 1e-7", () => {
  // Quantiles of 10 %, 2.5 % and 0.1 %
  expect(Math.abs(normalCumulative(-1.2815515655446004) - 0.1)).toBeLessThan(1e-7);
  expect(Math.abs(normalCumulative(1.959963984540054) - 0.975)).toBeLessThan(1e-7);
  expect(Math.abs(normalCumulative(-3.090232306167813) - 0.001)).toBeLessThan(1e-7);
});

it("knows its quantiles as exactly as its probabilities", () => {
  expect(normalQuantile(0.1)).toBeCloseTo(-1.2815515655446004, 6);
  expect(normalQuantile(0.999)).toBeCloseTo(3.090232306167813, 4);
});
