import { describe, expect, it } from "vitest";
import { paceOf, paceRowOf } from "../../../testing/standing-builder.ts";
import { paceAxis } from "./pace-axis.ts";
import {
  groupsSentence,
  missingSentence,
  overallSentence,
  ratioInWords,
  sunkSentence,
} from "./pace-words.ts";

const ratio = (low: number, high: number) => ({ estimate: (low + high) / 2, low, high });
const slow = paceRowOf({ name: "Slow", ratio: ratio(1.2, 1.6) });
const unclear = paceRowOf({ name: "Unclear", ratio: ratio(0.8, 2.4) });
const unknown = paceRowOf({ name: "Unknown", ratio: null, answersNeeded: 6 });

describe("pace in words", () => {
  it("tells slower from faster", () => {
    expect([ratioInWords(1.12), ratioInWords(0.95), ratioInWords(1.004)]).toEqual([
      "12% slower",
      "5% faster",
      "at the pace",
    ]);
  });

  it("[AN3] calls a student slow only where the range leaves the pace out", () => {
    expect(overallSentence(slow)).toContain("about 40% slower than the exam’s pace");
    expect(overallSentence(paceRowOf({ ratio: ratio(0.95, 1.15) }))).toContain(
      "at the exam’s pace as far as can be told",
    );
    expect(overallSentence(paceRowOf({ ratio: ratio(0.7, 0.9) }))).toContain("20% faster");
    expect(overallSentence(unknown)).toContain("6 more answers");
  });

  it("names the slowest of those that are certainly slow", () => {
    expect(groupsSentence([unclear, slow, unknown])).toContain("Slow, about 40% slower");
    expect(groupsSentence([unclear])).toContain("None with enough answers");
    expect(groupsSentence([unknown])).toContain("too few answers");
    expect(missingSentence([slow, unknown])).toContain("Unknown (6 more)");
    expect(missingSentence([slow])).toBeNull();
  });

  it("[AN3] gives the cost of sunk time with its range, and none where it is not known", () => {
    expect(sunkSentence(paceOf().sunk)).toContain("34 min went into 11 questions");
    expect(sunkSentence(paceOf().sunk)).toContain("about 9 right answers (5 to 12)");
    expect(sunkSentence({ questions: 1, minutes: 0.4, worthRight: null })).toBe(
      "24 s went into 1 question beyond twice the expected time, and they still came out wrong. What that has cost will show after more answers.",
    );
    expect(sunkSentence({ questions: 0, minutes: 0, worthRight: null })).toContain("No time");
  });

  it("has the pace itself within the scale, and no range beyond four times", () => {
    expect(paceAxis([paceRowOf({ ratio: ratio(0.3, 0.5) })]).domain).toEqual([0, 2]);
    expect(paceAxis([unclear]).domain).toEqual([0, 2.5]);
    expect(paceAxis([paceRowOf({ ratio: ratio(1, 9) })]).domain).toEqual([0, 4]);
  });
});
