import type { LessonSummary } from "@lexiquant/contract";
import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import { expect, it } from "vitest";
import { findLessons } from "./find-lessons.ts";

function lesson(
  id: string,
  title: string,
  { alsoCalled, words }: Pick<LessonSummary, "alsoCalled" | "words">,
): LessonSummary {
  return {
    id: knowledgeComponentIdSchema.parse(`quantitative.data-analysis.${id}`),
    title,
    summary: "What is asked.",
    measure: "quantitative",
    domain: "Data analysis",
    alsoCalled,
    words,
  };
}

const LESSONS = [
  lesson("spread", "Spread and position", {
    alsoCalled: ["standard deviation", "quartile", "IQR"],
    words: "pythagorean outlier",
  }),
  lesson("counting", "Counting", {
    alsoCalled: ["permutations", "combinations", "n-choose-k"],
    words: "",
  }),
];

it.each([
  ["", ["spread", "counting"]],
  ["  Standard DEV ", ["spread"]],
  ["deviation, spread", ["spread"]],
  ["choose k", ["counting"]],
  ["data analysis", ["spread", "counting"]],
  ["viation", []],
  ["Pythagoras", ["spread"]],
  ["outliers", ["spread"]],
  ["Pythágoras quartiles", ["spread"]],
  ["pythonic", []],
  ["spread counting", []],
])("%j finds %j", (text, found) => {
  expect(findLessons(LESSONS, text).map(({ id }) => id.split(".").at(-1))).toEqual(found);
});
