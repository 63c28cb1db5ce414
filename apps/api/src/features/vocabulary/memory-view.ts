import type { VocabularyForecast } from "@lexiquant/contract";
import { dateOfStudyDay, FEWEST_REVIEWS_TO_FIT, studyDayOf } from "@lexiquant/domain/spacing";
import type { WordStudy } from "../../history/vocabulary/load-study.ts";

/** Whose memory predictions rest on, and what came of the latest trial to fit the student's own. */
export function memoryView(
  { memory: { fit, lastTrial }, rule }: WordStudy,
  reviews: number,
): VocabularyForecast["memory"] {
  return {
    basis: fit === null ? "defaults" : "own-reviews",
    triedWith: lastTrial?.reviews ?? 0,
    triedOn:
      lastTrial === null ? null : dateOfStudyDay(studyDayOf(lastTrial.triedAt.getTime(), rule)),
    reviews,
    reviewsNeeded: FEWEST_REVIEWS_TO_FIT,
  };
}
