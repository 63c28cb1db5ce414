import { describe, expect, it } from "vitest";
import {
  DEFAULT_LEARNING_RATE,
  studyOf,
  truncatedMoments,
  updateLearningRate,
} from "./learning-rate.ts";

describe("the learning rate", () => {
  it("begins with 2.9 ± 2.3 points in 40 hours", () => {
    const { mean, standardDeviation } = DEFAULT_LEARNING_RATE;
    expect(mean * studyOf(40)).toBeCloseTo(2.87, 2);
    expect(standardDeviation * studyOf(40)).toBeCloseTo(2.3, 2);
  });

  it("has the moments of a normal distribution cut off at 0", () => {
    for (const rate of [DEFAULT_LEARNING_RATE, { mean: -0.05, standardDeviation: 0.1 }]) {
      let [mass, first, second] = [0, 0, 0];
      for (let r = 0.00005; r < 1.5; r += 0.0001) {
        const density = Math.exp(-0.5 * ((r - rate.mean) / rate.standardDeviation) ** 2);
        mass += density;
        first += density * r;
        second += density * r * r;
      }
      const mean = first / mass;
      const moments = truncatedMoments(rate);
      expect(moments.mean).toBeCloseTo(mean, 4);
      expect(moments.standardDeviation).toBeCloseTo(Math.sqrt(second / mass - mean ** 2), 4);
    }
  });

  it("stays the prior's without two dates", () => {
    const one = [{ hours: 3, mean: 0.2, variance: 0.1 }];
    expect(updateLearningRate(DEFAULT_LEARNING_RATE, [], "verbal")).toEqual(DEFAULT_LEARNING_RATE);
    expect(updateLearningRate(DEFAULT_LEARNING_RATE, one, "verbal")).toEqual(DEFAULT_LEARNING_RATE);
    expect(updateLearningRate(DEFAULT_LEARNING_RATE, [...one, ...one], "verbal")).toEqual(
      DEFAULT_LEARNING_RATE,
    );
  });

  it("follows the student's own slope as far as the estimates are certain", () => {
    const rateWith = (variance: number) =>
      updateLearningRate(
        DEFAULT_LEARNING_RATE,
        [0, 10, 20, 30].map((hours) => ({ hours, mean: (0.4 * studyOf(hours)) / 8.3, variance })),
        "verbal",
      );
    expect(rateWith(1e-6).mean).toBeCloseTo(0.4, 3);
    expect(rateWith(0.05).mean).toBeGreaterThan(0.17);
    expect(rateWith(0.05).mean).toBeLessThan(0.25);
    expect(rateWith(100).mean).toBeCloseTo(0.15, 3);
    expect(rateWith(0.05).standardDeviation).toBeLessThan(0.12);
  });

  it("is the same product of prior and slope as by hand for two dates", () => {
    const [x, variance] = [studyOf(16), 0.04];
    const slope = (8.3 * 0.5) / x;
    const slopeVariance = (2 * variance * 8.3 ** 2) / x ** 2;
    const information = 1 / 0.12 ** 2 + 1 / slopeVariance;
    const { mean, standardDeviation } = updateLearningRate(
      DEFAULT_LEARNING_RATE,
      [
        { hours: 0, mean: 0, variance },
        { hours: 16, mean: 0.5, variance },
      ],
      "verbal",
    );
    expect(mean).toBeCloseTo((0.15 / 0.12 ** 2 + slope / slopeVariance) / information, 10);
    expect(standardDeviation).toBeCloseTo(1 / Math.sqrt(information), 10);
  });
});
