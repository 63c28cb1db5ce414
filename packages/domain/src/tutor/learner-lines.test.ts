import { describe, expect, it } from "vitest";
import { knowledgeComponentIdSchema, misconceptionIdSchema } from "../kernel/index.ts";
import type { LearnerFacts, TopicStanding } from "./learner-facts.ts";
import { historyLines, knownOfStudent, questionLines, recurrenceLine } from "./learner-lines.ts";
import type { AnsweredItem } from "./turn-context.ts";

const SIGN_SLIP = misconceptionIdSchema.parse("sign-slip");
const KNOWN: TopicStanding = {
  id: knowledgeComponentIdSchema.parse("quantitative.algebra.inequalities"),
  name: "Inequalities",
  answers: 14,
  answersNeeded: 0,
  pCorrect: { estimate: 0.484, low: 0.346, high: 0.612 },
};
const NEW: TopicStanding = {
  ...KNOWN,
  name: "Circles",
  answers: 1,
  answersNeeded: 9,
  pCorrect: null,
};
const FACTS: LearnerFacts = {
  answers: 15,
  measures: [
    { ...NEW, measure: "verbal" },
    { ...KNOWN, measure: "quantitative" },
  ],
  weakest: [KNOWN],
  slips: [{ misconceptionId: SIGN_SLIP, name: "Sign slip", count: 3 }],
  causes: [{ cause: "content", entries: 5 }],
  pace: { ratio: { value: 1.154, low: 1.049, high: 1.269 }, answersNeeded: 0 },
  question: {
    topics: [KNOWN, NEW],
    expected: { estimate: 0.58, low: 0.441, high: 0.709 },
    answersNeeded: 0,
    expectedSeconds: 85,
  },
};

describe("what is said of a student", () => {
  it("has each figure with its range and what it rests on", () => {
    const said = historyLines(FACTS).join("\n");
    expect(said).toContain(
      "**Quantitative Reasoning**: 48% (80% range 35% to 61%), from 14 first answers",
    );
    expect(said).toContain("- **Inequalities**: 48% (80% range 35% to 61%), from 14 first answers");
    expect(said).toContain("**Sign slip** (3 times)");
    expect(said).toContain("content gap (5)");
    expect(said).toContain("1.15 times the pace of the test (80% range 1.05 to 1.27)");
  });

  it("says where there are not enough answers yet, and how many are missing", () => {
    const said = historyLines({
      ...FACTS,
      weakest: [],
      slips: [],
      causes: [],
      pace: { ratio: null, answersNeeded: 1 },
    });
    expect(said.join("\n")).toContain(
      "**Verbal Reasoning**: not enough answers yet; about 9 more will tell",
    );
    expect(said).toContain("No topic has enough answers yet to be called weak.");
    expect(said).toContain(
      "There are not enough answers under the clock yet to speak of your pace: about 1 more will tell.",
    );
    expect(said).toHaveLength(3);
  });
});

describe("what is said of a student on a question", () => {
  const { question } = FACTS;
  if (question === null) throw new Error("The facts have a question.");

  it("tells what is expected before an answer, what was expected after it, and nothing while a clock runs", () => {
    expect(questionLines(question, { state: "before" })[1]).toContain(
      "I put your chance of getting this one right at 58% (80% range 44% to 71%)",
    );
    expect(questionLines(question, { state: "after" })[1]).toContain(
      "Before your answer I put your chance of being right at 58%",
    );
    expect(questionLines(question, { state: "timed" })).toEqual([]);
  });

  it("expects nothing without enough answers, and says why only where that is why", () => {
    const unknown = { ...question, expected: null, answersNeeded: 4 };
    expect(questionLines(unknown, { state: "before" })[1]).toContain("not enough answers yet");
    const met = { ...unknown, answersNeeded: 0 };
    expect(questionLines(met, { state: "before" })).toHaveLength(1);
  });

  it("counts a misconception that comes back, and none that does not", () => {
    expect(recurrenceLine(FACTS, SIGN_SLIP)).toContain("behind 3 of your wrong first answers");
    expect(recurrenceLine(FACTS, misconceptionIdSchema.parse("half-right"))).toBeNull();
    expect(recurrenceLine(FACTS, null)).toBeNull();
  });

  it("tells a model the same figures", () => {
    const answered = {
      state: "after",
      slips: [{ misconceptionId: SIGN_SLIP, misconception: { name: "Sign slip", remedy: "" } }],
    } as unknown as AnsweredItem; // no more of it is read
    const told = knownOfStudent(FACTS, answered).join("\n");
    for (const line of questionLines(question, { state: "after" })) expect(told).toContain(line);
    expect(told).toContain("Sign slip: This one comes back: it was behind 3");
    expect(knownOfStudent({ ...FACTS, answers: 0 }, answered)).toEqual([
      "Nothing yet: there are not enough answers.",
    ]);
  });
});
