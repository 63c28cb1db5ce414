import { describe, expect, it } from "vitest";
import { type SeenReview, wordEvidence } from "./word-evidence.ts";

const FIRST: SeenReview = {
  phase: "new",
  elapsedDays: 0,
  drill: "word-to-meaning",
  answerBy: "choosing",
  response: { kind: "chosen", optionIds: ["a"] },
  isRight: true,
  elapsedMs: 4000,
  wasShown: false,
  wasChosen: false,
  wasRightFirst: null,
  wasKeptBefore: false,
};
const LATE: SeenReview = {
  ...FIRST,
  phase: "review",
  elapsedDays: 21,
  wasShown: true,
  wasRightFirst: false,
};
const WORD = { frequency: 2, lexiconWords: 2900 };
const of = (base: SeenReview, change: Partial<SeenReview> = {}) =>
  wordEvidence({ ...base, ...change }, WORD);

describe("the first meeting of a word", () => {
  it("is an item whose difficulty follows from how often the word is asked for", () => {
    const difficulties = [1, 2, 3].map((frequency) => {
      const evidence = wordEvidence(FIRST, { ...WORD, frequency });
      return evidence?.kind === "met" ? evidence.difficulty.mean : null;
    });
    expect(difficulties).toEqual([-0.5, 0, 0.5]);
    const unjudged = wordEvidence(FIRST, { ...WORD, frequency: null });
    expect(unjudged).toMatchObject({ difficulty: { mean: 0, variance: 0.9 ** 2 } });
  });

  it("can be guessed among options, and not where it is typed, which is harder", () => {
    expect(of(FIRST)).toMatchObject({ guessing: 0.25, difficulty: { mean: 0 } });
    expect(of(FIRST, { answerBy: "typing", drill: "sentence-blank" })).toMatchObject({
      guessing: 0,
      difficulty: { mean: 1 },
    });
  });

  it.each<[string, Partial<SeenReview>]>([
    ["after its page was shown", { wasShown: true }],
    ["of a word that was put in line", { wasChosen: true }],
    ["that the student judged", { isRight: null, answerBy: "recalling" }],
    ["faster than it can be read", { elapsedMs: 400 }],
    ["among its synonyms", { drill: "odd-one-out" }],
  ])("says nothing %s", (_, change) => {
    expect(of(FIRST, change)).toBeNull();
  });

  it("counts as unknown however fast that was said", () => {
    const change = { response: { kind: "unknown" }, isRight: false, elapsedMs: 400 } as const;
    expect(of(FIRST, change)).toMatchObject({ kind: "met" });
  });
});

describe("a later review", () => {
  it("says something the first time after three weeks, of a word that was not known at first", () => {
    expect(of(LATE)).toMatchObject({ kind: "kept", lexiconWords: 2900 });
  });

  it.each<[string, Partial<SeenReview>]>([
    ["before three weeks", { elapsedDays: 20 }],
    ["of a word that was known from the first", { wasRightFirst: true }],
    ["of a word whose first review the student judged", { wasRightFirst: null }],
    ["after another as late", { wasKeptBefore: true }],
  ])("says nothing %s: the scheduler sees to it that it is right", (_, change) => {
    expect(of(LATE, change)).toBeNull();
  });
});
