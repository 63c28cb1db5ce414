import type { Accommodation, ExamFormat, ExamPanel, PercentileTable } from "./authored-exam.ts";

/** The exam as data: its formats by date, what candidates may be granted, its score tables, and our panels. */
export interface Exams {
  readonly formats: readonly ExamFormat[];
  readonly accommodations: readonly Accommodation[];
  readonly percentiles: readonly PercentileTable[];
  readonly panels: readonly ExamPanel[];
}
