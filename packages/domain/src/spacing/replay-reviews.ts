import { type Card, NEW_CARD, type ReviewEntry } from "./card.ts";
import type { SchedulingRules } from "./due-day.ts";
import type { RecallRating } from "./recall-rating.ts";
import { resume } from "./reschedule.ts";
import { recordReview } from "./schedule-review.ts";

/** What a log must hold of a review for a card to be rebuilt from it. */
export interface LoggedReview {
  readonly atMs: number;
  readonly day: number;
  readonly rating: RecallRating;
}

/** A card rebuilt from its log, in order of time, with an entry for each review as it would have been written. */
export function replayReviews(
  reviews: readonly LoggedReview[],
  rules: SchedulingRules,
): { readonly card: Card; readonly entries: readonly ReviewEntry[] } {
  const entries: ReviewEntry[] = [];
  let card: Card = NEW_CARD;
  for (const review of reviews) {
    // It was reviewed, so it was not set aside, or no longer.
    const recorded = recordReview(resume(card), review, rules);
    if (!recorded.ok) continue;
    entries.push(recorded.value.entry);
    card = recorded.value.card;
  }
  return { card, entries };
}
