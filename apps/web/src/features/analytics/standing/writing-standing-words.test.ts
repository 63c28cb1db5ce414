import { describe, expect, it } from "vitest";
import { writingStandingOf } from "../../../testing/standing-builder.ts";
import {
  writingMovementSentence,
  writingNowSentence,
  writingTargetSentence,
} from "./writing-standing-words.ts";

const NONE = writingStandingOf({ count: 0, essays: [] });
const [, LATEST] = writingStandingOf().essays;
const ONE = writingStandingOf({ count: 1, essays: LATEST === undefined ? [] : [LATEST] });

describe("[AN1] where a student stands in writing", () => {
  it("is the latest essay with its range, date and how many there are", () => {
    expect(writingNowSentence(writingStandingOf())).toBe(
      "Your essay of Nov 22, the latest of 2 rated essays, is estimated at 3.5 of 6, four times in five between 2.9 and 4.2.",
    );
    expect(writingNowSentence(ONE)).toContain("your one rated essay");
    expect(writingNowSentence(NONE)).toContain("Not enough yet");
  });

  it("moves only where the ranges lie apart", () => {
    expect(writingMovementSentence(writingStandingOf())).toBe(
      "Up from 2.0 (1.3 to 2.7) on Oct 2: the ranges lie apart.",
    );
    const [first, latest] = writingStandingOf().essays;
    if (first === undefined || latest === undefined) throw new Error("There are two.");
    expect(writingMovementSentence(writingStandingOf({ essays: [latest, first] }))).toContain(
      "Down from 3.5",
    );
    const near = { ...first, score: { ...first.score, high: 2.9 } };
    expect(writingMovementSentence(writingStandingOf({ essays: [near, latest] }))).toContain(
      "may be chance",
    );
    expect(writingMovementSentence(ONE)).toContain("a second essay");
    expect(writingMovementSentence(NONE)).toBeNull();
  });

  it("is told against the target", () => {
    expect(writingTargetSentence(ONE)).toBe("Your target of 4.5 is 1.0 above the estimate.");
    expect(writingTargetSentence({ ...ONE, target: 3.5 })).toContain("at your target of 3.5");
    expect(writingTargetSentence({ ...ONE, target: 3 })).toContain("0.5 above your target of 3.0");
    expect(writingTargetSentence(NONE)).toBe("Your target is 4.5.");
    expect(writingTargetSentence({ ...NONE, target: null })).toBeNull();
  });
});
