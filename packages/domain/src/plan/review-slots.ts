import type { Candidate, MissedItem, PracticeState } from "./practice-state.ts";

/** A way to come back to a missed question. */
export interface DueReview extends Pick<MissedItem, "redo" | "dueDay"> {
  /** The missed question; where a twin is to come, it stands for the twin, which is not drawn yet. */
  readonly item: Candidate;
}

/** The reviews that are due, the longest due first. */
export function dueReviews({ candidates, missed, day }: PracticeState): DueReview[] {
  const due = missed.filter(({ dueDay }) => dueDay <= day);
  if (due.length === 0) return [];
  const byId = new Map(candidates.map((item) => [item.id, item]));
  return due
    .toSorted((one, other) => one.dueDay - other.dueDay)
    .flatMap(({ itemId, redo, dueDay }) => {
      const item = byId.get(itemId);
      return item === undefined ? [] : [{ item, redo, dueDay }];
    });
}
