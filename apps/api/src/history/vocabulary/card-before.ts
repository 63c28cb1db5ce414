import type { UserId } from "@lexiquant/domain/kernel";
import { type Card, replayReviews } from "@lexiquant/domain/spacing";
import type { Queryable } from "../../db/queryable.ts";
import type { ReviewRules } from "./load-rules.ts";
import { listWordReviews, type Review } from "./reviews-repository.ts";

/** More than anybody reviews one word. */
const ALL_REVIEWS = 100_000;

/**
 * The card that a word's last review found, for undoing it: as the log keeps it, or, where the weights in force are others
 * than they were then, made anew from the reviews before it.
 */
export async function cardBefore(
  transaction: Queryable,
  userId: UserId,
  { review, rules: { memoryFit, rules } }: { readonly review: Review; readonly rules: ReviewRules },
): Promise<Card> {
  const { entry, wordId } = review;
  if (review.memoryFit === memoryFit) return entry.before;
  const all = await listWordReviews(transaction, userId, { wordId, limit: ALL_REVIEWS });
  const earlier = all.filter(({ id }) => id !== review.id).reverse();
  const { card } = replayReviews(
    earlier.map((one) => one.entry),
    rules,
  );
  return { ...card, suspension: entry.before.suspension };
}
