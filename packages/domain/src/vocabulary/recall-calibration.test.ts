import { describe, expect, it } from "vitest";
import { calibrateRecall, type JudgedRecall } from "./index.ts";

const reviews = (pRecall: number, recalled: number, of: number): JudgedRecall[] =>
  Array.from({ length: of }, (_, at) => ({ pRecall, isRecalled: at < recalled }));

describe("the calibration of recall", () => {
  it("puts each review in one bin and compares what was predicted with what came", () => {
    const { bins, overall } = calibrateRecall([
      ...reviews(0.85, 14, 20),
      ...reviews(0.9, 18, 20),
      ...reviews(1, 8, 8),
      ...reviews(0, 0, 1),
    ]);
    expect(bins.map(({ answered }) => answered)).toEqual([1, 0, 0, 0, 0, 20, 20, 8]);
    const low = bins.find(({ from }) => from === 0.85);
    expect(low).toMatchObject({ to: 0.9, accuracy: 0.7 });
    expect(low?.predicted).toBeCloseTo(0.85, 9);
    // Recalled much less often than predicted: the interval lies below.
    expect(low?.high).toBeLessThan(0.85);
    expect(overall).toMatchObject({ answered: 49, correct: 40, answersNeeded: 0 });
  });

  it("says nothing on few reviews, and how many are missing", () => {
    const { bins, overall } = calibrateRecall(reviews(0.92, 7, 7));
    expect(bins[6]).toMatchObject({ accuracy: null, low: null, answersNeeded: 1 });
    expect(overall).toMatchObject({ accuracy: null, predicted: 0.92, answersNeeded: 23 });
    expect(calibrateRecall([]).overall).toMatchObject({ predicted: null, accuracy: null });
  });
});
