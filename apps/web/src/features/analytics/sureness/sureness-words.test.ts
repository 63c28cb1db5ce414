import { expect, it } from "vitest";
import { surenessOf } from "../../../testing/standing-builder.ts";
import { predictedSentence } from "./predicted-section.tsx";
import { luckySentence, sureMistakeSentence, verdictSentence } from "./sureness-words.ts";

it("[AN5] gives a verdict only where there is enough for one", () => {
  expect(verdictSentence(surenessOf())).toContain("surer than your answers bear out");
  expect(verdictSentence(surenessOf({ verdict: "not-enough", declared: 3 }))).toContain(
    "3 answers with a word on how sure you were, 170 without",
  );
  expect(verdictSentence(surenessOf({ verdict: "not-enough", declared: 0 }))).toContain(
    "You have not said yet",
  );
});

it("[AN5] counts lucky guesses and sure mistakes", () => {
  expect(luckySentence(surenessOf())).toContain("9 answers came out right by a guess");
  expect(sureMistakeSentence(surenessOf())).toContain("26 answers came out wrong");
});

it("counts the groups in which the expectation held", () => {
  const held = { expected: 0.6, accuracy: 0.57, low: 0.5, high: 0.65 };
  const missed = { expected: 0.9, accuracy: 0.7, low: 0.6, high: 0.8 };
  expect(predictedSentence([held, missed])).toContain("1 of 2 groups");
});
