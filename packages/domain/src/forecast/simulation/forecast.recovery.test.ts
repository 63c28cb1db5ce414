import { describe, expect, it } from "vitest";
import { QUANTITATIVE_PERCENTILES, VERBAL_PERCENTILES } from "../../testing/percentile-tables.ts";
import { DEFAULT_LEARNING_RATE } from "../learning-rate.ts";
import { measureForecasts, simulateForecasts } from "./index.ts";

/** 160 students, 320 forecasts a day: a standard error of .022 of a coverage, so that its bar is a little wider here. */
describe("forecasts of simulated students, four weeks to the test", () => {
  const task = {
    seed: 3,
    learners: 160,
    tables: { verbal: VERBAL_PERCENTILES, quantitative: QUANTITATIVE_PERCENTILES },
    prior: DEFAULT_LEARNING_RATE,
  };
  const { horizons, narrowest } = measureForecasts(simulateForecasts(task));

  it("hold the score of the sitting as often as they say", () => {
    expect(horizons.map(({ day }) => day)).toEqual([0, 7, 14, 21]);
    for (const { coverage80 } of horizons) {
      expect(coverage80).toBeGreaterThan(0.74);
      expect(coverage80).toBeLessThan(0.9);
    }
  });

  it("are nearer to the true score than the last mock by a quarter and more", () => {
    for (const { day, error, errorOfLastMock } of horizons) {
      if (day === 0) continue;
      expect(error).toBeLessThan(2.5);
      expect(error).toBeLessThan(0.75 * errorOfLastMock);
    }
  });

  it("mean the probabilities of reaching a target", () => {
    for (const { ece } of horizons) expect(ece).toBeLessThan(0.08);
  });

  it("are never narrower than a test's own error", () => {
    expect(narrowest.verbal).toBeGreaterThanOrEqual(3.3);
    expect(narrowest.quantitative).toBeGreaterThanOrEqual(3.7);
  });
});
