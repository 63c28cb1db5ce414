import type { GroupRate, Rate } from "@lexiquant/contract";
import { describe, expect, it } from "vitest";
import { comparisonInWords, paceInWords, rateInWords, timedGroups } from "./rate-words.ts";

const rate = (accuracy: number, halfWidth: number): Rate => ({
  answered: 20,
  correct: Math.round(accuracy * 20),
  accuracy,
  low: accuracy - halfWidth,
  high: accuracy + halfWidth,
  answersNeeded: 0,
});
const unknown = (answersNeeded: number): Rate => ({
  answered: 1,
  correct: 1,
  accuracy: null,
  low: null,
  high: null,
  answersNeeded,
});
const group = (name: string, of: Rate, times: [number, number] | null = null): GroupRate => ({
  id: name,
  name,
  rate: of,
  medianMs: times?.[0] ?? null,
  targetMs: times?.[1] ?? null,
});

describe("rateInWords", () => {
  it("gives the share with its range", () => {
    expect(rateInWords(rate(0.68, 0.06))).toBe("68% (62–74%)");
  });

  it("gives no figure while there are too few answers, and says how many are missing", () => {
    expect(rateInWords(unknown(7))).toBe("7 more answers until a figure is worth showing");
    expect(rateInWords(unknown(1))).toBe("1 more answer until a figure is worth showing");
  });
});

describe("comparisonInWords", () => {
  it("names the strongest and the weakest only where their ranges lie apart", () => {
    const apart = [group("Algebra", rate(0.9, 0.05)), group("Geometry", rate(0.4, 0.1))];
    expect(comparisonInWords(apart)).toContain("Strongest: Algebra, 90%. Weakest: Geometry, 40%");
    const close = [group("Algebra", rate(0.6, 0.2)), group("Geometry", rate(0.5, 0.2))];
    expect(comparisonInWords(close)).toContain("no difference is certain yet");
  });

  it("leaves out groups with too few answers", () => {
    const groups = [group("Algebra", rate(0.6, 0.1)), group("Geometry", unknown(4))];
    expect(comparisonInWords(groups)).toBe(
      "Only Algebra has enough answers so far: 60% (50–70%) right.",
    );
    expect(comparisonInWords([group("Geometry", unknown(4))])).toContain("too few answers");
  });
});

describe("paceInWords", () => {
  it("names the group furthest over its pace, in time and not in proportion", () => {
    const groups = [
      group("Short", rate(0.5, 0.1), [40_000, 20_000]),
      group("Long", rate(0.5, 0.1), [150_000, 120_000]),
    ];
    expect(paceInWords(timedGroups(groups))).toContain("Long, 30 s more");
  });

  it("says so when all are within the pace, and when nothing is known", () => {
    expect(paceInWords(timedGroups([group("Short", rate(1, 0), [10_000, 20_000])]))).toContain(
      "within the exam’s pace",
    );
    expect(paceInWords([])).toContain("too few answers");
  });

  it("claims nothing of groups with too few answers", () => {
    const hasty = group("Hasty", unknown(7), [10_000, 20_000]);
    expect(paceInWords(timedGroups([hasty]))).toContain("too few answers");
    const slow = group("Slow", unknown(7), [900_000, 20_000]);
    const steady = group("Steady", rate(0.5, 0.1), [40_000, 30_000]);
    expect(paceInWords(timedGroups([slow, steady]))).toContain("Steady, 10 s more");
  });
});
