import { expect, it } from "vitest";
import { decisionSentence } from "./decision-sentence.ts";

const STAY = {
  position: 2,
  choice: "stay",
  askedMs: 120_000,
  elapsedMs: 160_000,
  correct: true,
  better: "leave",
} as const;

it("tells what came of a decision, and which choice was expected to bring more", () => {
  expect(decisionSentence(STAY)).toBe(
    "Question 3: asked after 2 min, you stayed 40 s more; it came out right. By what was known then, leaving was expected to bring more.",
  );
  expect(decisionSentence({ ...STAY, choice: "leave", elapsedMs: 121_000, correct: false })).toBe(
    "Question 3: asked after 2 min, you left, and spent 1 s more on it; it did not come out right. By what was known then, leaving was the better choice.",
  );
  const unknown = { ...STAY, choice: "leave", elapsedMs: 120_000, better: null } as const;
  expect(decisionSentence(unknown)).toBe(
    "Question 3: asked after 2 min, you left; it came out right.",
  );
});
