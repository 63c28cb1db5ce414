import { EMPTY_FILTER, type Reason, type Recommendation } from "@lexiquant/contract";
import { describe, expect, it } from "vitest";
import {
  COMPARISONS_ON_INEQUALITIES,
  DRILL,
  reasonOf,
  recommendationOf,
  TWIN,
} from "../testing/recommendation-builder.ts";
import { recommendationWords } from "./recommendation-words.ts";
import { minutesInWords, questionsInWords } from "./subject-words.ts";

const reasonFor = (parts: Partial<Recommendation>) =>
  recommendationWords(recommendationOf(parts)).reason;
const titleFor = (parts: Partial<Recommendation>) =>
  recommendationWords(recommendationOf(parts)).title;
const actionFor = (parts: Partial<Recommendation>) =>
  recommendationWords(recommendationOf(parts)).action;

const inMode = (mode: "diagnostic" | "review" | "mixed"): Recommendation["action"] => ({
  kind: "start-session",
  settings: { mode, timing: { kind: "untimed" }, feedback: "each" },
  filter: EMPTY_FILTER,
  itemCount: 20,
});
const MOCK: Recommendation["action"] = { kind: "sit-exam", formatId: "gre-2023-09" };
const LESSON: Recommendation["action"] = {
  kind: "read-lesson",
  lessonId: "quantitative.algebra.inequalities",
};
const VERBAL = { measure: "verbal", topic: null, kind: null } as const;

describe("[PM1] a recommendation in words", () => {
  it("says what it is, why, and what the button does", () => {
    expect(recommendationWords(recommendationOf())).toEqual({
      title: "12 quantitative comparisons on inequalities",
      reason: "You got 4 of 10 right, and they cost you 40 s more than the pace.",
      action: "Start 12 questions",
    });
  });

  it.each([
    [12, COMPARISONS_ON_INEQUALITIES, "12 quantitative comparisons on inequalities"],
    [1, COMPARISONS_ON_INEQUALITIES, "1 quantitative comparison on inequalities"],
    [5, { ...COMPARISONS_ON_INEQUALITIES, kind: null }, "5 questions on inequalities"],
    [5, VERBAL, "5 Verbal questions"],
    [1, VERBAL, "1 Verbal question"],
    [10, null, "10 questions from the whole test"],
    [
      3,
      { measure: "verbal", topic: null, kind: "reading-multiple" },
      "3 multiple-answer reading questions",
    ],
    [
      4,
      {
        measure: "quantitative",
        topic: { id: "x", name: "Data interpretation" },
        kind: "data-interpretation",
      },
      "4 data interpretation questions",
    ],
  ] as const)("%i questions of %j", (count, subject, words) => {
    expect(questionsInWords(count, subject)).toBe(words);
  });

  it.each([
    [{ action: inMode("diagnostic"), questions: 20 }, "Diagnostic of 20 questions"],
    [{ action: inMode("review"), questions: 1 }, "Review of 1 missed question"],
    [{ action: inMode("mixed"), subject: null, questions: 10 }, "10 questions from the whole test"],
    [{ action: TWIN, questions: 1 }, "The same skill with new numbers"],
    [{ action: LESSON }, "Lesson: Inequalities"],
    [{ action: LESSON, subject: VERBAL }, "A lesson"],
    [{ action: MOCK, subject: null }, "A full mock exam"],
    [{ action: MOCK, subject: VERBAL }, "A Verbal section"],
  ])("is titled by its action: %j", (parts, title) => {
    expect(titleFor(parts)).toBe(title);
  });

  it.each([
    [{ action: DRILL, questions: 1 }, "Start 1 question"],
    [{ action: inMode("diagnostic") }, "Start the diagnostic"],
    [{ action: inMode("review") }, "Start the review"],
    [{ action: TWIN }, "Same skill, new numbers"],
    [{ action: LESSON }, "Read the lesson"],
    [{ action: MOCK, subject: null }, "Set up the mock"],
    [{ action: MOCK, subject: VERBAL }, "Set up the section"],
  ])("has a button for %j", (parts, action) => {
    expect(actionFor(parts)).toBe(action);
  });
});

describe("an essay", () => {
  const essay = { action: { kind: "write-essay", directive: null }, subject: null } as const;
  const score = { kind: "estimate", score: 3.5, low: 2.86, high: 4.22 } as const;
  const weakest = { trait: "development", name: "Length and support", level: 3 } as const;

  it("is titled, and leads to its setup", () => {
    expect(titleFor(essay)).toBe("An essay in exam conditions");
    expect(actionFor(essay)).toBe("Set up the essay");
  });

  it.each([
    [
      reasonOf("essay-first", { writing: { score: null, target: null, weakest: null } }),
      "You have not finished an essay yet. One shows where you stand, and what to change next.",
    ],
    [
      reasonOf("essay-first", { writing: { score: null, target: 4.5, weakest: null } }),
      "You have not finished an essay yet. Your writing target is 4.5. One shows where you stand, and what to change next.",
    ],
    [
      reasonOf("essay-below-target", { daysSince: 8, writing: { score, target: 4.5, weakest } }),
      "You last wrote one 8 days ago. Your latest rated essay is estimated at 3.5 (80% range 2.9 to 4.2), below your target of 4.5. The weakest of its five traits was length and support, 3.0 of 6.",
    ],
    [
      reasonOf("essay-long-ago", { daysSince: 15, writing: { score, target: 3, weakest: null } }),
      "You last wrote one 15 days ago. Your latest rated essay is estimated at 3.5 (80% range 2.9 to 4.2), at or above your target of 3.0.",
    ],
  ])("has a reason of its figures: %j", (reason, words) => {
    expect(reasonFor({ ...essay, reason })).toBe(words);
  });
});

describe("the two factors that speak most for a drill", () => {
  const said = (terms: Reason["terms"], kind: Reason["kind"] = "most-gain") =>
    reasonFor({ reason: reasonOf(kind, { terms }) });

  it.each([
    ["share", 1.84, "it counts about 1.8 times as much on the test as a typical topic"],
    ["target", 1.6, "Verbal Reasoning is nearer to its target"],
    ["exploration", 1.2, "less is known of your level in it than in a typical topic"],
    [
      "room",
      1.4,
      "you have practiced it less than a typical topic, so each question should teach more",
    ],
    ["fit", 0.97, "its new questions are neither too easy nor too hard for you"],
    ["kept", 1.2, "what you learn in it should last longer than in a typical topic"],
    ["repetition", 1.3, "without a repetition, what you won in it fades"],
    ["minutes", 1.2, "its questions take less time than those of a typical topic"],
  ] as const)("%s", (factor, times, words) => {
    expect(said([{ factor, times }])).toBe(`It stands out because ${words}.`);
  });

  it("stand in the order of their weight", () => {
    const terms: Reason["terms"] = [
      { factor: "minutes", times: 1.6 },
      { factor: "share", times: 1.3 },
    ];
    expect(said(terms)).toBe(
      "It stands out because its questions take less time than those of a typical topic, and because it counts about 1.3 times as much on the test as a typical topic.",
    );
  });

  it("are left out where they are those of any topic, or of questions that fit badly", () => {
    const terms: Reason["terms"] = [
      { factor: "share", times: 1.04 },
      { factor: "fit", times: 0.8 },
    ];
    expect(said(terms)).toBe("By our model, practice brings most here.");
  });

  it("do not say twice that something fades", () => {
    const terms: Reason["terms"] = [
      { factor: "repetition", times: 3 },
      { factor: "minutes", times: 1.6 },
    ];
    expect(said(terms, "rusting")).toBe(
      "What you won here is fading. It stands out because its questions take less time than those of a typical topic.",
    );
  });
});

describe("the reason: most gain", () => {
  const gain = (figures: Parameters<typeof reasonOf>[1]) =>
    reasonFor({ reason: reasonOf("most-gain", figures) });

  it("leaves out what is not known", () => {
    expect(gain({ answered: 10, right: 4 })).toBe("You got 4 of 10 right.");
    expect(gain({ secondsOverPace: 95 })).toBe("They cost you 1 min 35 s more than the pace.");
    expect(gain({})).toBe("By our model, practice brings most here.");
  });

  it("joins three clauses", () => {
    expect(gain({ answered: 10, right: 4, secondsOverPace: -12, testShare: 0.09 })).toBe(
      "You got 4 of 10 right, they take you 12 s less than the pace, and they make up about 9% of Quantitative Reasoning.",
    );
  });

  it("says nothing of a difference in time that is none, and has no negative times", () => {
    expect(gain({ answered: 3, right: 3, secondsOverPace: 4.4 })).toBe("You got 3 of 3 right.");
    expect(gain({ answered: 3, right: 3, secondsOverPace: -4.4 })).toBe("You got 3 of 3 right.");
    expect(gain({ answered: 3, right: 3, secondsOverPace: 4.6 })).toContain("5 s more");
  });

  it("tells what the model expects only where there is no answer to count", () => {
    expect(gain({ pCorrect: 0.454 })).toBe(
      "You have answered none yet, and our model expects about 45% right.",
    );
    expect(gain({ answered: 2, right: 0, pCorrect: 0.454 })).toBe("You got 0 of 2 right.");
  });

  it("names a gain as the model's, and only one that can be told from mixed practice", () => {
    expect(gain({ answered: 10, right: 4, gainRatio: 1.84 })).toBe(
      "You got 4 of 10 right. By our model, a minute here is worth about 1.8 minutes of mixed practice.",
    );
    expect(gain({ gainRatio: 2 })).toContain("about 2 minutes of mixed practice");
    for (const gainRatio of [0.4, 1, 1.1]) {
      expect(gain({ answered: 10, right: 4, gainRatio })).toBe("You got 4 of 10 right.");
    }
  });

  it("leaves the share of the test out where it is of the whole test, and never calls a rare one nothing", () => {
    const figures = reasonOf("most-gain", { answered: 2, right: 1, testShare: 0.003 });
    expect(reasonFor({ reason: figures, subject: null })).toBe("You got 1 of 2 right.");
    expect(reasonFor({ reason: figures })).toContain("about 1% or less of Quantitative Reasoning");
  });
});

describe("the other reasons", () => {
  it.each([
    [
      reasonOf("little-known"),
      "Nothing is known yet of where you stand here. These questions would show more.",
    ],
    [
      reasonOf("little-known", { answered: 1 }),
      "Only 1 answer of yours is on record here. These questions would show more.",
    ],
    [
      reasonOf("little-known", { answered: 3 }),
      "Only 3 answers of yours are on record here. These questions would show more.",
    ],
    [
      reasonOf("due-mistakes", { count: 5 }),
      "5 questions that you missed are due for another try.",
    ],
    [
      reasonOf("due-mistakes", { count: 1 }),
      "One question that you missed is due for another try.",
    ],
    [reasonOf("due-mistakes"), "Questions that you missed are due for another try."],
    [
      reasonOf("due-words", { count: 12 }),
      "12 words are due: reviewed today, they cost least time to keep.",
    ],
    [
      reasonOf("due-words", { count: 1 }),
      "1 word is due: reviewed today, it costs least time to keep.",
    ],
    [
      reasonOf("costly-words", { answered: 40, right: 11, testShare: 0.08, count: 15 }),
      "Questions on the meaning of words, about 8% of Verbal Reasoning, are where you fall below your own level most. Of 40 words you met here for the first time, you knew 11. 15 words are due or new today.",
    ],
    [
      reasonOf("rusting", { daysSince: 34.2, answered: 9, right: 7, pCorrect: 0.61 }),
      "You last practiced this 34 days ago, and what you won is fading. You got 7 of 9 right, and our model now expects about 61% right.",
    ],
    [
      reasonOf("rusting", { daysSince: 1 }),
      "You last practiced this yesterday, and what you won is fading.",
    ],
    [reasonOf("rusting"), "What you won here is fading."],
    [reasonOf("just-missed", { count: 1 }), "You missed 1 such question just now."],
    [reasonOf("just-missed", { count: 3 }), "You missed 3 such questions just now."],
    [reasonOf("just-missed"), "You missed such a question just now."],
  ])("%j", (reason, words) => {
    expect(reasonFor({ reason })).toBe(words);
  });

  it("of a diagnostic tells how its questions are chosen", () => {
    const reason = reasonOf("little-known");
    expect(reasonFor({ reason, action: inMode("diagnostic"), subject: null })).toContain(
      "Its questions follow your answers",
    );
  });

  it("of a mock leaves the last one out where it is not known", () => {
    const conditions = "A mock shows where you stand under the test’s conditions.";
    const mock = { action: MOCK, subject: null };
    expect(reasonFor({ ...mock, reason: reasonOf("mock-due") })).toBe(conditions);
    expect(reasonFor({ ...mock, reason: reasonOf("mock-due", { daysSince: 21 }) })).toBe(
      `Your last one was 21 days ago. ${conditions}`,
    );
  });

  it("of a twin tells what it is good for", () => {
    expect(reasonFor({ action: TWIN, reason: reasonOf("just-missed", { count: 1 }) })).toBe(
      "You missed such a question just now: this one shows whether it is clear.",
    );
  });
});

it.each([
  [1, "About a minute"],
  [20, "About 20 minutes"],
  [118, "About 1 h 58 min"],
])("%i minutes", (minutes, words) => {
  expect(minutesInWords(minutes)).toBe(words);
});

it("of words names how many, and what the button does", () => {
  const words = recommendationOf({
    action: { kind: "review-words" },
    subject: null,
    questions: 15,
  });
  expect(recommendationWords(words)).toMatchObject({
    title: "Vocabulary: 15 words",
    action: "Review words",
  });
});
