import { describe, expect, it } from "vitest";
import { essayReason, isWeekly, type WritingRecord, weakestTrait } from "./essay-step.ts";

const TRAITS = { position: 4, development: 3.1, organization: 3.4, language: 4.2, conventions: 5 };
const LATEST = { score: 3.5, low: 2.8, high: 4.2, traits: TRAITS };

const record = (changes: Partial<WritingRecord> = {}): WritingRecord => ({
  essays: 1,
  daysSinceEssay: 10,
  latest: LATEST,
  target: null,
  ...changes,
});
const NONE = record({ essays: 0, daysSinceEssay: null, latest: null });
const kindOf = (changes: Partial<WritingRecord>, daysToTest: number | null = null) =>
  essayReason(record(changes), daysToTest)?.kind ?? null;

describe("an essay is due", () => {
  it("where none was written, but not on the eve of the test", () => {
    expect(essayReason(NONE, null)).toEqual({
      kind: "none-written",
      daysSinceEssay: null,
      target: null,
      latest: null,
      weakest: null,
    });
    expect(essayReason(NONE, 3)?.kind).toBe("none-written");
    expect(essayReason(NONE, 2)).toBeNull();
  });

  it("a week after the last one while the estimate is below the target, with its weakest trait", () => {
    expect(kindOf({ target: 4.5, daysSinceEssay: 6.9 })).toBeNull();
    expect(essayReason(record({ target: 4.5, daysSinceEssay: 7 }), null)).toEqual({
      kind: "below-target",
      daysSinceEssay: 7,
      target: 4.5,
      latest: { score: 3.5, low: 2.8, high: 4.2 },
      weakest: { trait: "development", level: 3.1 },
    });
    expect(kindOf({ target: 4.5, latest: null })).toBe("below-target");
  });

  it("no more once the target is reached, or none is set, but once more before the test", () => {
    for (const target of [3.5, 3, null]) {
      expect(kindOf({ target, daysSinceEssay: 60 })).toBeNull();
      expect(kindOf({ target, daysSinceEssay: 60 }, 22)).toBeNull();
      expect(kindOf({ target, daysSinceEssay: 14 }, 21)).toBe("long-ago");
      expect(kindOf({ target, daysSinceEssay: 13 }, 21)).toBeNull();
    }
  });
});

it("one a week is for a target above the estimate", () => {
  expect(isWeekly({ target: 4, latest: LATEST })).toBe(true);
  expect(isWeekly({ target: 3.5, latest: LATEST })).toBe(false);
  expect(isWeekly({ target: 4, latest: null })).toBe(true);
  expect(isWeekly({ target: null, latest: null })).toBe(false);
});

it("the weakest trait is the lowest, of equal ones the first", () => {
  expect(weakestTrait(TRAITS)).toEqual({ trait: "development", level: 3.1 });
  expect(weakestTrait({ ...TRAITS, organization: 3.1 }).trait).toBe("development");
});
