import type { MasteryChange } from "@lexiquant/contract";
import { describe, expect, it } from "vitest";
import { tableAsCsv } from "../../../lib/csv-table.ts";
import { changesFile } from "./mastery-file.ts";
import { bySize, changeInWords, changesSentence, directionOf } from "./mastery-words.ts";

function change(name: string, figures: Partial<MasteryChange>): MasteryChange {
  const shares = { before: 0.5, after: 0.5, low: 0.4, high: 0.6 };
  return { id: name, name, measure: "quantitative", answers: 3, ...shares, ...figures };
}

const ratio = change("Ratio", { before: 0.52, after: 0.61, low: 0.55, high: 0.67 });
const circles = change("Circles", { before: 0.7, after: 0.6, low: 0.5, high: 0.69, answers: 1 });
const percent = change("Percent", { before: 0.5, after: 0.59, low: 0.48, high: 0.7 });

describe("[PR1] what changed in mastery", () => {
  it("is clear only where the state before lies outside the range of the state after", () => {
    expect([ratio, circles, percent].map(directionOf)).toEqual(["up", "down", "unclear"]);
    expect(directionOf(change("Edge", { before: 0.55, low: 0.55, high: 0.6 }))).toBe("unclear");
  });

  it("is told with its range", () => {
    expect(changeInWords(ratio)).toBe("52% to 61% (55–67%)");
  });

  it("begins with the largest", () => {
    const small = change("Small", { before: 0.5, after: 0.52 });
    expect(bySize([small, percent, circles]).map(({ name }) => name)).toEqual([
      "Circles",
      "Percent",
      "Small",
    ]);
  });

  it("is summed up by the largest clear change", () => {
    expect(changesSentence([percent, ratio])).toBe("Ratio went up from 52% to 61%, by 3 answers.");
    expect(changesSentence([ratio, circles])).toBe(
      "Circles went down from 70% to 60%, by 1 answer. 1 other topic changed clearly too.",
    );
  });

  it("[AN9] is kept as a file with all its figures", () => {
    expect(tableAsCsv(changesFile([ratio])).split("\r\n")).toEqual([
      "topic,measure,answers,p_correct_before,p_correct_after,p_correct_low,p_correct_high,change",
      "Ratio,quantitative,3,0.52,0.61,0.55,0.67,up",
      "",
    ]);
  });

  it("is not made up where there is none", () => {
    expect(changesSentence([percent])).toMatch(/^No topic has changed/);
  });
});
