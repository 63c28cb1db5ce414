import type { LessonSummary } from "@lexiquant/contract";
import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import { findLessons } from "./find-lessons.ts";

function lesson(id: string, title: string, alsoCalled: string[]): LessonSummary {
  return {
    id: knowledgeComponentIdSchema.parse(`quantitative.data-analysis.${id}`),
    title,
    summary: "What is asked.",
    measure: "quantitative",
    domain: "Data analysis",
    alsoCalled,
  };
}

const LESSONS = [
  lesson("spread", "Spread and position", ["standard deviation", "quartile", "IQR"]),
  lesson("counting", "Counting", ["permutations", "combinations", "n-choose-k"]),
];

it.each([
  ["", ["spread", "counting"]],
  ["  Standard DEV ", ["spread"]],
  ["deviation, spread", ["spread"]],
  ["choose k", ["counting"]],
  ["data analysis", ["spread", "counting"]],
  ["viation", []],
  ["spread counting", []],
])("%j finds %j", (text, found) => {
  expect(findLessons(LESSONS, text).map(({ id }) => id.split(".").at(-1))).toEqual(found);
});
