import type { VocabularyStanding } from "@lexiquant/contract";
import { describe, expect, it } from "vitest";
import { vocabularyStanding } from "../../../../testing/word-builder.ts";
import { backlogSentence, effortSentence } from "./today-words.ts";

const said = (today: Partial<VocabularyStanding["today"]>, minutesPerDay = 15) => {
  const standing = vocabularyStanding();
  return effortSentence({
    ...standing,
    settings: { ...standing.settings, minutesPerDay },
    today: { ...standing.today, ...today },
  });
};

describe("what is said of a day", () => {
  it("is how long it takes, and not that it keeps to minutes that it does not keep to", () => {
    expect(said({})).toBe("This takes about 5 minutes at your pace, of the 15 minutes you set.");
    expect(said({ plannedSeconds: 150 }, 1)).toBe(
      "This takes about 3 minutes, more than the 1 minute you set: a few words come on any day.",
    );
    const done = { reviews: 10, newWords: 2, elapsedMs: 120_000 };
    expect(said({ done })).toBe("Done today: 12 words in 2 min, of the 15 minutes you set.");
  });

  it("is which limit postpones reviews, and why new words wait", () => {
    const minutes = { postponed: 110, newWords: 0, newHeldBack: 8 };
    expect(said({ ...minutes, postponedBecause: "minutes" }, 1)).toContain(
      "110 more words are due, beyond your 1 minute a day: they come on the next days. No new words today while reviews wait.",
    );
    const caps = { postponed: 1, newWords: 6, newHeldBack: 2 };
    expect(said({ ...caps, postponedBecause: "reviews-cap" })).toContain(
      "1 more word is due, beyond your 100 reviews a day: it comes on the next days. Only 6 of 8 new words today while reviews wait.",
    );
    expect(said({ newWords: 0, newHeldBack: 8 })).toContain(
      "No new words today within your 15 minutes a day.",
    );
  });

  it("names a pause only where there was one", () => {
    const backlog = { waiting: 140, spreadOverDays: 4 };
    expect(backlogSentence({ ...backlog, daysAway: 9 })).toMatch(/^After 9 days away 140 words/);
    expect(backlogSentence({ ...backlog, daysAway: 1 })).toMatch(/^140 words wait\. You need not/);
  });
});
