import { describe, expect, it } from "vitest";
import { forecastOf, scoreOf, standingOf } from "../../../testing/standing-builder.ts";
import {
  minutesSentence,
  movementSentence,
  nowSentence,
  oddsInWords,
  oddsSentence,
  outOfReachSentence,
  targetSentence,
} from "./standing-words.ts";

describe("nowSentence", () => {
  it("[AN1] gives the estimate with its range and the answers behind it", () => {
    const sentence = nowSentence(standingOf());
    expect(sentence).toContain("about 154 in Verbal, four times in five between 150 and 158");
    expect(sentence).toContain("An estimate from 212 answers.");
  });

  it("names words beside the answers where they count", () => {
    const words = { met: 40, known: 11, learned: 3 };
    expect(nowSentence(standingOf({ words }))).toContain("from 212 answers and 43 words.");
  });

  it("[AN1] says what is missing in place of a number", () => {
    const sentence = nowSentence(standingOf({ now: null, answersNeeded: 1 }));
    expect(sentence).toContain("Not enough data yet: 1 more answer in Verbal");
    expect(sentence).not.toMatch(/1[3-7]\d/);
  });
});

describe("movementSentence", () => {
  const at = (date: string, score: number) => ({ date, score: scoreOf(score) });

  it("claims a rise only where the ranges lie apart", () => {
    const risen = standingOf({ history: [at("2026-10-05", 140), at("2026-11-16", 153)] });
    expect(movementSentence(risen)).toBe("Up from 140 in the week of Oct 5: the ranges lie apart.");
    const touching = standingOf({ history: [at("2026-10-05", 146), at("2026-11-16", 153)] });
    expect(movementSentence(touching)).toContain("may be chance");
    const fallen = standingOf({ history: [at("2026-10-05", 165), at("2026-11-16", 153)] });
    expect(movementSentence(fallen)).toMatch(/^Down from 165/);
  });

  it("looks back four weeks where there are as many, and to the first week where not", () => {
    const long = ["2026-09-07", "2026-10-19", "2026-10-26", "2026-11-16"];
    const history = long.map((date, place) => at(date, 150 + place));
    expect(movementSentence(standingOf({ history }))).toContain("151 in the week of Oct 19");
    expect(movementSentence(standingOf({ history: history.slice(2) }))).toContain(
      "152 in the week of Oct 26",
    );
    expect(movementSentence(standingOf({ history: history.slice(3) }))).toContain("second week");
  });
});

describe("targetSentence", () => {
  it("tells above from below", () => {
    expect(targetSentence(standingOf({ target: 155 }))).toContain("155 is 1 point above");
    expect(targetSentence(standingOf({ target: 154 }))).toContain("at your target");
    expect(targetSentence(standingOf({ target: 150 }))).toContain("4 points above your target");
    expect(targetSentence(standingOf({ target: null }))).toBeNull();
  });
});

describe("odds", () => {
  it("are never none and never certain", () => {
    expect(oddsInWords(0.0001)).toBe("under 1%");
    expect(oddsInWords(0.9999)).toBe("over 99%");
    expect(oddsInWords(0.312)).toBe("31%");
  });

  it("are not spoken of without a target", () => {
    expect(oddsSentence(forecastOf(), 160)).toContain("160 or more are 31%");
    expect(oddsSentence(forecastOf({ pTarget: null }), null)).toBeNull();
  });
});

describe("minutesSentence", () => {
  const of = (even: number | null, likely: number | null) =>
    minutesSentence(forecastOf({ minutesPerDay: { even, likely } }));

  it("names the minutes for even odds and for four to one", () => {
    expect(of(35, 80)).toBe(
      "About 35 min a day bring the odds to even, about 1 h 20 min a day to four to one.",
    );
    expect(of(0, 20)).toContain("even without further practice");
    expect(of(0, 0)).toContain("four to one already");
  });

  it("promises nothing that four hours a day do not bring", () => {
    expect(of(200, null)).toBe("About 3 h 20 min a day bring the odds to even.");
    expect(of(null, null)).toBeNull();
  });
});

describe("outOfReachSentence", () => {
  const outOfReach = { realisticTarget: 159, laterDate: "2027-05-01" };

  it("says what would do instead, and a later day only where there is one", () => {
    const sentence = outOfReachSentence(forecastOf({ outOfReach }), 168);
    expect(sentence).toContain("168 by January 5, 2027");
    expect(sentence).toContain("159 has even odds on that day");
    expect(sentence).toContain("around May 1, 2027");
    const never = outOfReachSentence(
      forecastOf({ outOfReach: { ...outOfReach, laterDate: null } }),
      168,
    );
    expect(never).not.toContain("a test around");
  });

  it("is silent where the target is within reach", () => {
    expect(outOfReachSentence(forecastOf(), 160)).toBeNull();
  });
});
