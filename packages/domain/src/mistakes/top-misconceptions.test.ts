import { describe, expect, it } from "vitest";
import { misconceptionIdSchema } from "../kernel/index.ts";
import { type MisconceptionCount, SPAN_DAYS, topMisconceptions } from "./top-misconceptions.ts";

const TODAY = 1000;
const of = (name: string, day: number, count: number): MisconceptionCount => ({
  misconceptionId: misconceptionIdSchema.parse(name),
  day,
  count,
});
const EVEN = { today: TODAY, answers: { recent: 200, before: 200 } };

it("gives the five most frequent, with their counts in the two spans of four weeks", () => {
  const counts = ["one", "two", "three", "four", "five", "six"].flatMap((name, at) => [
    of(name, TODAY, 1),
    of(name, TODAY - SPAN_DAYS + 1, 1),
    of(name, TODAY - SPAN_DAYS, 1),
    of(name, TODAY - 2 * SPAN_DAYS + 1, 1),
    of(name, TODAY - 2 * SPAN_DAYS, 10 - at),
    of(name, TODAY + 1, 99),
  ]);
  const rows = topMisconceptions(counts, EVEN);
  expect(rows.map(({ misconceptionId }) => misconceptionId)).toEqual([
    "one",
    "two",
    "three",
    "four",
    "five",
  ]);
  expect(rows[0]).toMatchObject({ count: 14, recent: 2, before: 2 });
});

it("puts the more recent first among the equally frequent", () => {
  const rows = topMisconceptions([of("old", TODAY - 40, 3), of("new", TODAY, 3)], EVEN);
  expect(rows.map(({ misconceptionId }) => misconceptionId)).toEqual(["new", "old"]);
});

describe("the trend", () => {
  const trend = (recent: number, before: number, answers = EVEN.answers) =>
    topMisconceptions([of("slip", TODAY, recent), of("slip", TODAY - SPAN_DAYS, before)], {
      today: TODAY,
      answers,
    })[0]?.trend;

  it.each([
    [2, 12, "rarer"],
    [12, 2, "more-often"],
    [5, 8, "no-change-seen"],
    [0, 6, "rarer"],
    [0, 5, "too-few-to-say"],
  ])("of %d after %d cases is %s", (recent, before, expected) => {
    expect(trend(recent, before)).toBe(expected);
  });

  it("is measured by how much was practiced", () => {
    // Half as many in a fifth of the answers is more, not less.
    expect(trend(8, 16)).toBe("no-change-seen");
    expect(trend(8, 16, { recent: 40, before: 200 })).toBe("more-often");
  });

  it("is not said where hardly anything was practiced in one of the spans", () => {
    expect(trend(2, 12, { recent: 19, before: 200 })).toBe("too-few-to-say");
  });
});
