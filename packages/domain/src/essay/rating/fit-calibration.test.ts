import { describe, expect, it } from "vitest";
import { calibratedScore, fitCalibration } from "./fit-calibration.ts";

const raws = [0.5, 1, 1.5, 2, 2.5, 3, 3.5, 4, 4.5, 5];
const essays = (ratingOf: (raw: number) => number) =>
  raws.map((raw, at) => ({ prompt: `p${at % 3}`, raw, rating: ratingOf(raw) }));

describe("calibration", () => {
  it("recovers a line and a slight bend exactly", () => {
    expect(fitCalibration(essays((raw) => 0.5 + raw)).slope).toBeCloseTo(1, 8);
    const bent = fitCalibration(essays((raw) => 0.2 + 0.6 * raw + 0.05 * raw ** 2));
    expect(bent.bend).toBeCloseTo(0.05, 8);
    expect(bent.halfWidth).toBeCloseTo(0, 8);
  });

  it("does not bend downward, nor more than a scale should", () => {
    expect(fitCalibration(essays((raw) => 2 * raw - 0.15 * raw ** 2)).bend).toBe(0);
    expect(fitCalibration(essays((raw) => 0.24 * raw ** 2)).bend).toBe(0.08);
  });

  it("never falls where the raw score rises, and stays on the scale", () => {
    const line = { offset: 1, slope: -0.4, bend: 0.2 };
    const scores = [-2, 0, 1, 2, 4, 6, 9].map((raw) => calibratedScore(line, raw));
    expect(scores).toEqual(scores.toSorted((one, other) => one - other));
    expect(scores.at(-1)).toBe(6);
  });
});
