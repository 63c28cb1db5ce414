import { describe, expect, it } from "vitest";
import { examQuestion, examSection } from "../../../../testing/exam-report-builder.ts";
import { isOverInvested, isRushed, lastQuestionsSentence, paceSentences } from "./pace-words.ts";

const at = (verdict: "right" | "wrong" | "none", elapsedMs: number) =>
  examQuestion({ position: 3, verdict, elapsedMs, targetSeconds: 60 });
const run = (verdicts: string) =>
  [...verdicts].map((letter, position) =>
    examQuestion({ position, verdict: letter === "r" ? "right" : "wrong" }),
  );

describe("pace in words", () => {
  it("calls a question over-invested beyond twice its pace, if it was wrong", () => {
    expect(isOverInvested(at("wrong", 120_001))).toBe(true);
    expect(isOverInvested(at("wrong", 120_000))).toBe(false);
    expect(isOverInvested(at("right", 200_000))).toBe(false);
    expect(isOverInvested(at("none", 200_000))).toBe(false);
  });

  it("calls a question rushed below four tenths of its pace, if it was wrong", () => {
    expect(isRushed(at("wrong", 23_999))).toBe(true);
    expect(isRushed(at("wrong", 24_000))).toBe(false);
    expect(isRushed(at("right", 5_000))).toBe(false);
  });

  it("names those questions with their times", () => {
    const sentences = paceSentences(examSection({ place: 1, questions: [at("wrong", 130_000)] }));
    expect(sentences).toContain(
      "Over-invested (more than twice the pace, and wrong): question 4 (2 min 10 s against 1 min).",
    );
    const calm = paceSentences(examSection({ place: 1, questions: [at("right", 50_000)] }));
    expect(calm).toContain("No wrong answer was rushed or over-invested.");
  });

  it("counts them where they are many", () => {
    const questions = Array.from({ length: 5 }, (_, position) => ({
      ...at("wrong", 1_000),
      position,
    }));
    expect(paceSentences(examSection({ place: 1, questions }))).toContain(
      "Rushed (less than four tenths of the pace, and wrong): 5 questions, 1, 2, 3, 4 and 5.",
    );
  });

  it.each([
    [
      "candidate",
      "You took 17 min of 18 min. You left it 1 min early, with 1 question not answered.",
    ],
    [
      "time",
      "You took 17 min of 18 min. It ended by itself when the time was up, with 1 question not answered.",
    ],
    ["quit", "You took 17 min of 18 min. You quit the exam in it, with 1 question not answered."],
  ] as const)("says how the section ended: %s", (endedBy, sentence) => {
    const section = examSection({ place: 1, endedBy, questions: [at("none", 0)] });
    expect(paceSentences(section)[0]).toBe(sentence);
  });

  it("knows no time to spare without a limit", () => {
    const section = examSection({ place: 1, limitMs: null, questions: [at("right", 60_000)] });
    expect(paceSentences(section)[0]).toBe("You took 17 min; there was no limit. You left it.");
  });

  it("claims a drop at the end only where chance seldom makes one", () => {
    expect(lastQuestionsSentence(run("rrrrrrrrrrwwwww"))).toContain("A drop at the end: 0 of");
    expect(lastQuestionsSentence(run("rrrrrrwrwrwrwrw"))).toContain("too few questions to tell");
    expect(lastQuestionsSentence(run("wrwrwrwrwrrrrrr"))).toContain("No drop at the end: 5 of");
    expect(lastQuestionsSentence(run("rrrrwwwww"))).toBeNull();
  });
});
