import { expect, it } from "vitest";
import { skipSentence } from "./skip-sentence.ts";

const said = (change: number) => skipSentence({ positions: [1, 6], change });

it("says what leaving the hardest for the end was expected to change, and when it is nothing", () => {
  expect(said(0.42)).toBe(
    "What if you had left questions 2 and 7 for the end, the hardest for you? At your pace you were expected to get 0.4 more right.",
  );
  expect(said(-0.11)).toContain("0.1 fewer right");
  expect(said(0.04)).toContain("Next to no difference");
});
