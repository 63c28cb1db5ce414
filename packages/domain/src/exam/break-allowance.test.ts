import { expect, it } from "vitest";
import { readBreaks } from "./break-allowance.ts";

it("adds up the breaks taken and ends the last one with the budget", () => {
  const allowance = { budgetMs: 600, usedMs: 200, sinceMs: 1000 };
  expect(readBreaks(allowance, 1300)).toEqual({ usedMs: 500, leftMs: 100, onBreak: true });
  expect(readBreaks(allowance, 1400)).toEqual({ usedMs: 600, leftMs: 0, onBreak: false });
  expect(readBreaks(allowance, 9000)).toEqual({ usedMs: 600, leftMs: 0, onBreak: false });
});

it("uses nothing up between breaks", () => {
  expect(readBreaks({ budgetMs: 600, usedMs: 200, sinceMs: null }, 9000)).toEqual({
    usedMs: 200,
    leftMs: 400,
    onBreak: false,
  });
});
