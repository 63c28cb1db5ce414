import type { ResultQuestion, SessionResults } from "@lexiquant/contract";
import { describe, expect, it } from "vitest";
import { paceSentence, scoreSentence, verdictOf, worthAnotherLook } from "./result-words.ts";

function question(
  position: number,
  outcome: "right" | "wrong" | null,
  changes: { readonly elapsedMs?: number; readonly sureness?: "guess" | "sure" } = {},
): ResultQuestion {
  const { elapsedMs = 60_000, sureness = "sure" } = changes;
  const attempt = outcome === null ? null : { outcome: { correct: outcome === "right" }, sureness };
  return { position, elapsedMs, attempt } as ResultQuestion; // only what the words are made of
}
function results(questions: ResultQuestion[], paceMs: number): SessionResults {
  const answered = questions.filter(({ attempt }) => attempt !== null).length;
  const correct = questions.filter((one) => verdictOf(one) === "right").length;
  const session = { items: questions.length, answered, correct };
  return { session, questions, paceMs } as SessionResults; // only what the words are made of
}

const mixed = [question(0, "right"), question(1, "wrong"), question(2, null)];

describe("results in words", () => {
  it("say the score, and how many were left", () => {
    expect(scoreSentence(results(mixed, 1))).toBe(
      "You got 1 of 3 questions right; 1 not answered.",
    );
    expect(scoreSentence(results([question(0, "right")], 1))).toBe(
      "You got 1 of 1 question right.",
    );
  });

  it("compare the time of answered questions alone with the pace", () => {
    expect(paceSentence(results(mixed, 120_000))).toContain("you were on pace");
    expect(paceSentence(results(mixed, 100_000))).toContain("20 s more than that");
    expect(paceSentence(results(mixed, 180_000))).toContain("1 min less than that");
    expect(paceSentence(results([question(0, null)], 0))).toContain("Nothing was answered");
  });

  it("count a question without an attempt as not answered, never as wrong", () => {
    expect(mixed.map(verdictOf)).toEqual(["right", "wrong", "not-answered"]);
  });

  it("ask for another look at what was missed, then at lucky guesses", () => {
    const lucky = question(3, "right", { sureness: "guess" });
    const positions = worthAnotherLook([lucky, ...mixed]).map(({ position }) => position);
    expect(positions).toEqual([1, 2, 3]);
  });
});
