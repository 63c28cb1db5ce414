import type { Essay } from "@lexiquant/contract";
import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import { markRatingFailure } from "../../history/essays/changes-repository.ts";
import { findRating } from "../../history/essays/ratings-repository.ts";
import type { EssayOfStudent, StoredEssay } from "../../history/essays/stored-essay.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { essayView } from "./essay-view.ts";
import { storeNewer } from "./save-text.ts";
import { submitted, withEssay } from "./with-essay.ts";

/** For the rating, which takes longer only where others wait for theirs; then the page asks again. */
const SUBMIT_PATIENCE_MS = 5_000;
const READ_PATIENCE_MS = 1_000;

/** Ends the writing and has the essay rated. Submitting a submitted one only asks for its rating again. */
export async function submitEssay(
  context: EssayDependencies,
  of: EssayOfStudent,
  draft: StoredEssay["draft"] | undefined,
): Promise<Result<Essay, "essay-not-found" | "essay-rater-busy">> {
  const ended = await withEssay<null, never>(context, of, async (opened) => {
    if (opened.essay.end === null) {
      if (draft !== undefined) await storeNewer(opened, draft);
      await submitted(opened);
    }
    await markRatingFailure(opened.transaction, of, null);
    return accepted(null);
  });
  if (!ended.ok) return ended;
  await context.essayDesk.rate(of, SUBMIT_PATIENCE_MS);
  const essay = await viewOf(context, of);
  return essay.ok && essay.value.failure === "busy" ? refused("essay-rater-busy") : essay;
}

/** An essay as it stands; one that is submitted without a rating is brought to the rater, who may have been away. */
export async function readEssay(
  context: EssayDependencies,
  of: EssayOfStudent,
): Promise<Result<Essay, "essay-not-found">> {
  const essay = await viewOf(context, of);
  if (!essay.ok || essay.value.state !== "submitted") return essay;
  await context.essayDesk.rate(of, READ_PATIENCE_MS);
  return await viewOf(context, of);
}

function viewOf(
  context: EssayDependencies,
  of: EssayOfStudent,
): Promise<Result<Essay, "essay-not-found">> {
  return withEssay<Essay, never>(context, of, async ({ transaction, essay, now }) => {
    const rating = await findRating(transaction, of);
    return accepted(essayView({ library: context.library, essay, rating, now }));
  });
}
