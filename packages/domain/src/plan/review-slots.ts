import type { Candidate, MissedItem, PracticeState } from "./practice-state.ts";

/** Days after a miss from which on a twin of the question may come, and the question itself. */
const TWIN_DAYS = 0.5;
const SAME_DAYS = 3;

/** What may be set to come back to a missed question. */
export interface DueReview {
  readonly item: Candidate;
  readonly missedDay: number;
}

/**
 * The reviews that are due, the longest missed first: a twin where the student has not met one, else the question itself
 * once three days have passed.
 */
export function dueReviews({ candidates, missed, day }: PracticeState): DueReview[] {
  if (missed.length === 0) return [];
  const byId = new Map<string, Candidate>();
  const twins = new Map<string, Candidate>();
  for (const item of candidates) {
    byId.set(item.id, item);
    if (item.modelId !== null && !item.isSeen) twins.set(item.modelId, item);
  }
  const reviewOf = ({ itemId, modelId, missedDay }: MissedItem): Candidate | undefined => {
    const age = day - missedDay;
    const twin = modelId === null || age < TWIN_DAYS ? undefined : twins.get(modelId);
    return twin ?? (age < SAME_DAYS ? undefined : byId.get(itemId));
  };
  const due = new Map<string, DueReview>();
  for (const one of [...missed].sort((a, b) => a.missedDay - b.missedDay)) {
    const item = reviewOf(one);
    // Two missed questions of one model have the same twin.
    if (item !== undefined && !due.has(item.id)) {
      due.set(item.id, { item, missedDay: one.missedDay });
    }
  }
  return [...due.values()];
}
