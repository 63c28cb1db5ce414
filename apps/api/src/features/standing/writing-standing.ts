import type { WritingStanding } from "@lexiquant/contract";
import { essayScore } from "../../history/essays/essay-standing.ts";
import { tellingEssays } from "../../history/essays/telling-essays.ts";
import type { WrittenEssay } from "../../history/essays/written-essays-repository.ts";

/** What one picture can hold. */
const MOST_SHOWN = 20;

/** Where the student stands in Analytical Writing: by the essays themselves, since nothing pools several into one. */
export function writingStanding(
  written: readonly WrittenEssay[],
  target: number | null,
): WritingStanding {
  const rated = tellingEssays(written);
  return {
    target,
    count: rated.length,
    essays: rated
      .slice(0, MOST_SHOWN)
      .toReversed()
      .map(({ id, examId, submittedAt, rating }) => ({
        essayId: id,
        source: examId === null ? "practice" : "exam",
        submittedAt: submittedAt.toISOString(),
        score: essayScore(rating),
      })),
  };
}
