import {
  accommodationSchema,
  examFormatSchema,
  examPanelSchema,
  percentileTableSchema,
} from "./authored-exam.ts";
import type { Bank } from "./bank.ts";
import type { Exams } from "./exams.ts";
import { lintExams } from "./lint-exams.ts";
import { ContentError, listReader } from "./read-entries.ts";

export type { ScoredSection, WholeTest } from "./authored-exam.ts";
export type { Exams } from "./exams.ts";

const isAccommodations = (file: string) => file === "accommodations.yaml";

/**
 * Reads and lints the exam's formats, tables and panels. Whether the panels keep to their blueprint is for the domain to
 * say: `npm run content:lint` asks it.
 *
 * @param bank whose items the panels name
 * @throws {ContentError} naming every problem found, schema or lint
 */
export function readExams(contentDirectory: string, bank: Bank): Exams {
  const problems: string[] = [];
  const list = listReader(contentDirectory, problems);
  const exams: Exams = {
    formats: list("exam-formats", examFormatSchema, (file) => !isAccommodations(file)),
    accommodations: list("exam-formats", accommodationSchema, isAccommodations),
    percentiles: list("percentiles", percentileTableSchema),
    panels: list("exam-panels", examPanelSchema),
  };
  problems.push(...lintExams(exams, bank));
  if (problems.length > 0) throw new ContentError(problems);
  return exams;
}
