import { expect, it } from "vitest";
import { answerChange } from "./answer-change.ts";

it.each([
  [{ first: null, last: true, isSame: false }, "none"],
  [{ first: false, last: false, isSame: true }, "none"],
  [{ first: true, last: true, isSame: false }, "none"],
  [{ first: true, last: false, isSame: false }, "right-to-wrong"],
  [{ first: false, last: true, isSame: false }, "wrong-to-right"],
  [{ first: false, last: false, isSame: false }, "wrong-to-wrong"],
] as const)("tells %o as %s", (answers, expected) => {
  expect(answerChange(answers)).toBe(expected);
});
