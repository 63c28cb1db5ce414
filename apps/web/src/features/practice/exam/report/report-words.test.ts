import { describe, expect, it } from "vitest";
import { examQuestion, examReport, examSection } from "../../../../testing/exam-report-builder.ts";
import { changesSentence } from "./change-words.ts";
import { conditionSentences } from "./conditions-words.ts";
import { exportName, questionsAsCsv } from "./export-report.ts";
import { filterQuestions, questionsOf } from "./report-questions.ts";

const questions = [
  examQuestion({ position: 0, verdict: "right", change: "wrong-to-right" }),
  examQuestion({ position: 1, verdict: "wrong", marked: true }),
  examQuestion({ position: 2, verdict: "none" }),
  examQuestion({ position: 3, verdict: "wrong", change: "wrong-to-wrong" }),
];
const report = examReport({
  sections: [examSection({ place: 1, name: "Quantitative, “hard”, 1", questions })],
});
const placed = questionsOf(report);

it.each([
  ["all", [0, 1, 2, 3]],
  ["wrong", [1, 3]],
  ["unanswered", [2]],
  ["marked", [1]],
  ["changed", [0, 3]],
] as const)("the filter %s keeps positions %j", (filter, positions) => {
  expect(filterQuestions(placed, filter).map(({ question }) => question.position)).toEqual(
    positions,
  );
});

it("changed answers are told in points", () => {
  expect(changesSentence(placed)).toBe("You changed 2 answers; that gained 1 point.");
  expect(changesSentence(placed.slice(1, 3))).toBe("You changed no answer after it was complete.");
  const lost = examQuestion({ position: 0, verdict: "wrong", change: "right-to-wrong" });
  const section = examSection({ place: 1, questions: [lost] });
  expect(changesSentence([{ section, question: lost }])).toContain("that lost 1 point.");
});

describe("conditions", () => {
  it("are not mentioned where they were the real ones", () => {
    expect(conditionSentences(report)).toEqual([]);
  });

  it("name each difference, and whether the test maker grants it", () => {
    const accommodation = { id: "x", name: "Triple time", timeFactor: 3, standard: false };
    const conditions = { timeTakenBackMs: 90_000, gapsTakenBack: 2, breakMs: 60_000, metBefore: 1 };
    const text = conditionSentences({ ...report, accommodation, conditions }).join(" ");
    expect(text).toContain("Triple time. The test maker does not grant this");
    expect(text).toContain("You took back 1 min 30 s after 2 interruptions");
    expect(text).toContain("The clock stood for 1 min of breaks.");
    expect(text).toContain("You had met 1 question before this exam");
    const granted = { ...accommodation, name: "Double time", timeFactor: 2, standard: true };
    expect(conditionSentences({ ...report, accommodation: granted })).toEqual([
      "Double time. The test maker grants this accommodation.",
    ]);
  });

  it("tell of questions that turned out to be doubtful", () => {
    const question = examQuestion({ position: 0, verdict: "right" });
    const questions = [
      question,
      { ...question, quarantine: "not-scored" as const },
      { ...question, quarantine: "found-later" as const },
      { ...question, quarantine: "found-later" as const },
    ];
    const sections = [examSection({ place: 1, questions })];
    const [notScored, later] = conditionSentences({ ...report, sections });
    expect(notScored).toContain("1 question did not count");
    expect(later).toContain("2 questions counted here and would not count today");
  });
});

it("the export has a line for every question, with commas quoted", () => {
  const lines = questionsAsCsv(report).trimEnd().split("\r\n");
  expect(lines).toHaveLength(5);
  expect(lines[2]).toBe(
    '"Quantitative, “hard”, 1",2,q-sc-902,Multiple choice: one answer,Ratio and proportion,Medium,wrong,A,B,80.0,90,yes,none',
  );
  expect(lines[3]).toContain(",not-answered,,,80.0,90,no,none");
  expect(exportName(report, "csv")).toBe("mock-exam-1-2026-11-21.csv");
});
