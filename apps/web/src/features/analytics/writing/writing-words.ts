import type { EssayScore, EssaySummary } from "@lexiquant/contract";
import { essayRange, levelInWords } from "../../../items/essays/essay-words.ts";
import { plural } from "../../../lib/format.ts";
import type { CsvFile } from "../../../ui/csv-button.tsx";

const MS_PER_MINUTE = 60_000;

export interface RatedEssay {
  readonly essay: EssaySummary;
  readonly score: EssayScore;
  readonly submittedAt: string;
}

/** Those with a score, oldest first. */
export function ratedEssays(essays: readonly EssaySummary[]): RatedEssay[] {
  return essays
    .flatMap((essay) =>
      essay.score === null
        ? []
        : [{ essay, score: essay.score, submittedAt: essay.submittedAt ?? essay.createdAt }],
    )
    .sort((one, other) => Date.parse(one.submittedAt) - Date.parse(other.submittedAt));
}

/** The latest score first; a change is named only where the ranges lie apart. */
export function timelineInWords(rated: readonly RatedEssay[]): string {
  const [first] = rated;
  const last = rated.at(-1);
  if (first === undefined || last === undefined) return "None of your essays has a rating yet.";
  const now = `Your latest essay is estimated at ${levelInWords(last.score.score)} of 6 (80% range ${essayRange(last.score)})`;
  if (rated.length === 1) return `${now}. A trend needs a second one.`;
  const from = `the first of ${plural(rated.length, "rated essay")} at ${levelInWords(first.score.score)} (${essayRange(first.score)})`;
  if (last.score.low > first.score.high) return `${now}, up from ${from}.`;
  if (last.score.high < first.score.low) return `${now}, down from ${from}.`;
  return `${now}, ${from}. The ranges overlap, so the difference may be chance.`;
}

export function essaysFile(essays: readonly EssaySummary[]): CsvFile {
  return {
    subject: "essays",
    columns: [
      "begun_at",
      "submitted_at",
      "where",
      "conditions",
      "prompt",
      "issue_begins",
      "instruction",
      "words_count",
      "time_minutes",
      "state",
      "score",
      "score_low_80",
      "score_high_80",
      "position_level",
      "development_level",
      "organization_level",
      "language_level",
      "conventions_level",
      "is_revision",
    ],
    rows: essays.map(({ score, traits, ...essay }) => [
      essay.createdAt,
      essay.submittedAt,
      essay.source,
      essay.timing,
      essay.promptId,
      essay.begins,
      essay.directive,
      essay.words,
      essay.timing === "exam" ? essay.usedMs / MS_PER_MINUTE : null,
      essay.state,
      score?.score ?? null,
      score?.low ?? null,
      score?.high ?? null,
      traits?.position ?? null,
      traits?.development ?? null,
      traits?.organization ?? null,
      traits?.language ?? null,
      traits?.conventions ?? null,
      essay.revisionOf === null ? "no" : "yes",
    ]),
  };
}
