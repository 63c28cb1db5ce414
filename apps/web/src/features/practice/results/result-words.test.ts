import type { Rate, ResultQuestion, SessionResults } from "@lexiquant/contract";
import type { PaceFactor, Timing } from "@lexiquant/domain/session";
import { describe, expect, it } from "vitest";
import { paceSentence, rangeSentence, scoreSentence, verdictOf } from "./result-words.ts";

function question(
  position: number,
  outcome: "right" | "wrong" | "shown" | null,
  changes: { readonly elapsedMs?: number; readonly sureness?: "guess" | "sure" } = {},
): ResultQuestion {
  const { elapsedMs = 60_000, sureness = "sure" } = changes;
  const attempt =
    outcome === null
      ? null
      : {
          outcome: { correct: outcome === "right" },
          sureness,
          assistance: { hintLevel: 0, gaveUp: outcome === "shown" },
        };
  return { position, elapsedMs, attempt } as ResultQuestion; // only what the words are made of
}
function results(
  questions: ResultQuestion[],
  paceMs: number,
  timing: Timing = { kind: "untimed" },
): SessionResults {
  const answered = questions.filter(({ attempt }) => attempt !== null).length;
  const correct = questions.filter((one) => verdictOf(one) === "right").length;
  const session = { items: questions.length, answered, correct, settings: { timing } };
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

  it("speak of one question as of one", () => {
    const one = paceSentence(results([question(0, "right")], 60_000));
    expect(one).toMatch(/^It took you .+ pace for it is 1 min/);
  });

  it("call a pace the exam's only where it is not stretched", () => {
    const at = (paceFactor: PaceFactor) =>
      paceSentence(results(mixed, 120_000, { kind: "timed", paceFactor }));
    expect(at(1)).toContain("the exam’s pace for them is 2 min");
    expect(at(1.5)).toContain("; your pace for them is 2 min");
  });

  it("name the answers that a figure takes, where a group has fewer", () => {
    const groups = (...rates: Pick<Rate, "answered" | "answersNeeded">[]) =>
      ({ byKind: rates.map((rate) => ({ rate })), byTopic: [] as unknown }) as SessionResults; // only what the words are made of
    const enough = { answered: 9, answersNeeded: 0 };
    expect(rangeSentence(groups(enough, { answered: 2, answersNeeded: 6 }))).toContain(
      "80%, and below 8 answers no figure is shown.",
    );
    expect(rangeSentence(groups(enough))).toMatch(/80%\.$/);
  });

  it("count a question without an attempt as not answered, never as wrong", () => {
    expect(mixed.map(verdictOf)).toEqual(["right", "wrong", "not-answered"]);
  });

  it("call an answer that was asked for shown, neither right nor wrong", () => {
    expect(verdictOf(question(0, "shown"))).toBe("shown");
  });
});
