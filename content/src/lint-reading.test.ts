import { buildItem } from "@lexiquant/domain/testing";
import { expect, it } from "vitest";
import { readingProblems } from "./lint-reading.ts";

const reading = (stem: string) =>
  readingProblems({ ...buildItem.singleChoice("B"), stem }).filter((problem) =>
    problem.startsWith("stem"),
  );

it.each([
  "A train needs a 8 minute stop.",
  "It takes 1 hours.",
  "It weighs 5kg.",
  "It costs \\$5 dollars.",
  "There are 12000 seats.",
  "The total is $3 + -2$.",
  "The rate is $0.1428571$.",
  "There are NaN seats.",
  "It is $1x + 2$.",
  "It is the the last.",
])("finds what reads badly: %s", (stem) => {
  expect(reading(stem)).toHaveLength(1);
});

it.each([
  "A train needs an 8 minute stop.",
  "It takes 11 hours, less 0.1 hours, or $n - 1$ hours.",
  "There are 12,000 seats, and $12000 \\div 2$ of them are taken.",
  "The block 73170 has 5 digits.",
  "The year 2019 began well ... or so.",
])("lets pass what reads well: %s", (stem) => {
  expect(reading(stem)).toEqual([]);
});
