import { describe, expect, it } from "vitest";
import { areaUnderCurve, predictionQuality } from "./prediction-quality.ts";

const judged = (...pairs: [number, boolean][]) =>
  pairs.map(([probability, isCorrect]) => ({ probability, isCorrect }));

describe("the quality of predictions", () => {
  it("is the share of pairs in the right order, ties counting half", () => {
    expect(areaUnderCurve(judged([0.9, true], [0.1, false]))).toBe(1);
    expect(areaUnderCurve(judged([0.1, true], [0.9, false]))).toBe(0);
    expect(areaUnderCurve(judged([0.5, true], [0.5, false]))).toBe(0.5);
    const mixed = judged([0.2, false], [0.4, true], [0.4, false], [0.7, false], [0.9, true]);
    // Pairs of right and wrong: .4 > .2, .4 = .4, .4 < .7, .9 > .2, .4, .7
    expect(areaUnderCurve(mixed)).toBeCloseTo((1 + 0.5 + 0 + 3) / 6, 12);
  });

  it("has squared error, log loss and calibration by their definitions", () => {
    const { rmse, logLoss, ece } = predictionQuality(
      judged([0.8, true], [0.8, false], [0.3, false], [0.35, true]),
    );
    expect(rmse).toBeCloseTo(Math.sqrt((0.04 + 0.64 + 0.09 + 0.4225) / 4), 12);
    expect(logLoss).toBeCloseTo(
      -(Math.log(0.8) + Math.log(0.2) + Math.log(0.7) + Math.log(0.35)) / 4,
      12,
    );
    expect(ece).toBeCloseTo((Math.abs(1.6 - 1) + Math.abs(0.65 - 1)) / 4, 12);
  });

  it("stays finite for a prediction that was certain and wrong", () => {
    expect(predictionQuality(judged([1, false], [0, true])).logLoss).toBeLessThan(25);
  });
});
