import type { EssayRating } from "@lexiquant/domain/essay";
import type { ScoredRating } from "./essay-standing.ts";
import type { WrittenEssay } from "./written-essays-repository.ts";

/** Texts of so few words that they show nothing of the writer. */
const EMPTY_FLAGS: ReadonlySet<EssayRating["flags"][number]> = new Set(["empty", "too-short"]);

/** Whether an essay counts as written: one of a few words, as when an exam's essay was skipped, does not. */
export function isEssay({ rating }: WrittenEssay): boolean {
  return rating === null || !rating.feedback.rating.flags.some((flag) => EMPTY_FLAGS.has(flag));
}

/**
 * Essays whose scores say where their writer stands: rated, long enough, and no revision, since a text that was written with
 * feedback beside it says more of the feedback.
 */
export function tellingEssays(
  essays: readonly WrittenEssay[],
): (WrittenEssay & { readonly rating: ScoredRating })[] {
  return essays.flatMap((essay) =>
    essay.rating === null || essay.isRevision || !isEssay(essay)
      ? []
      : [{ ...essay, rating: essay.rating }],
  );
}
