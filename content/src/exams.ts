import type { Accommodation, ExamFormat, ExamPanel, PercentileTable } from "./authored-exam.ts";

/** The exam as data: its formats by date, what candidates may be granted, its score tables, and our panels. */
export interface Exams {
  readonly formats: readonly ExamFormat[];
  readonly accommodations: readonly Accommodation[];
  readonly percentiles: readonly PercentileTable[];
  readonly panels: readonly ExamPanel[];
}

/** The compiled form that the build writes and the server reads: linted, so read without further checks. */
export function examsToJson(exams: Exams): string {
  return JSON.stringify(exams);
}

export function examsFromJson(text: string): Exams {
  return JSON.parse(text) as Exams; // written by examsToJson from linted data
}
