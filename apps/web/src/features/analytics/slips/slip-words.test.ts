import { expect, it } from "vitest";
import { slipOf, slipsOf } from "../../../testing/standing-builder.ts";
import { slipsSentence, slipTrendSentence } from "./slip-words.ts";

it("[AN4] says how much the slips explain", () => {
  expect(slipsSentence(slipsOf())).toBe(
    "74 of your 131 wrong answers give a slip away; the slip below accounts for 14 of them (19%).",
  );
  expect(slipsSentence(slipsOf({ named: 0, slips: [] }))).toContain("None of your 131");
  expect(slipsSentence(slipsOf({ wrongAnswers: 0, named: 0, slips: [] }))).toBe(
    "No wrong answers yet.",
  );
});

it("[AN4] speaks of a trend only where there is one to speak of", () => {
  expect(slipTrendSentence(slipOf())).toBe(
    "Less often than before: 3 in the last four weeks, 8 in the four before.",
  );
  expect(slipTrendSentence(slipOf({ trend: { direction: "same", lately: 10, before: 5 } }))).toBe(
    "No clear change: 10 in the last four weeks, 5 in the four before.",
  );
  expect(slipTrendSentence(slipOf({ trend: null }))).toContain("Too few");
});
