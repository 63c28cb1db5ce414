import type { ExamReport } from "@lexiquant/contract";
import { DIFFICULTY_NAMES, KIND_NAMES } from "@lexiquant/domain/item";
import { shortResponse } from "../../../../items/response-text.ts";
import { writeCsv } from "../../../../lib/write-csv.ts";
import { verdictOf } from "../../results/result-words.ts";
import { type PlacedQuestion, questionsOf } from "./report-questions.ts";

const COLUMNS = [
  "section",
  "question",
  "id",
  "type",
  "topic",
  "difficulty",
  "result",
  "answer",
  "key",
  "seconds",
  "pace_seconds",
  "marked",
  "change",
];

/** A row for every question, in the order of the exam (RFC 4180). */
export function questionsAsCsv(report: ExamReport): string {
  return writeCsv([COLUMNS, ...questionsOf(report).map(cellsOf)]);
}

function cellsOf({ section, question }: PlacedQuestion): string[] {
  const { position, item, kind, topic, difficulty, attempt, elapsedMs } = question;
  return [
    section.name,
    String(position + 1),
    item.id,
    KIND_NAMES[kind],
    topic,
    DIFFICULTY_NAMES[difficulty],
    verdictOf(question),
    attempt === null ? "" : shortResponse(attempt.response, null),
    attempt?.outcome == null ? "" : shortResponse(attempt.outcome.feedback.key, null),
    (elapsedMs / 1000).toFixed(1),
    String(question.targetSeconds),
    question.marked ? "yes" : "no",
    question.change,
  ];
}

/** `mock-exam-1-2026-11-21.csv` */
export function exportName({ name, createdAt }: ExamReport, ending: "csv" | "json"): string {
  const slug = name.toLowerCase().replaceAll(/[^a-z0-9]+/g, "-");
  return `${slug}-${createdAt.slice(0, 10)}.${ending}`;
}
