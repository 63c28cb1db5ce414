/** One review as a scheduler sees it. */
export interface PolicyReview {
  /** Counted from 0, the first day of the simulation */
  readonly day: number;
  /** 1 (again) … 4 (easy) */
  readonly grade: number;
  /** Since the review before; null at the first meeting */
  readonly elapsedDays: number | null;
}

/** A way to decide when words come again. */
export interface ReviewPolicy {
  /** Whether it plans for the day of the test; otherwise as if study went on for ever */
  readonly knowsTestDay: boolean;
  /** Takes note of a review and says on which day the word is due. */
  readonly review: (word: number, review: PolicyReview) => number;
  /** Of two words due, the one with the larger figure comes first. */
  readonly urgency: (word: number, day: number) => number;
  /** Whether a word that is not due is worth the time that new words have left. */
  readonly isRefresher: (word: number, day: number) => boolean;
}

/** For schedulers that know of days only: what waits longest comes first. */
export function longestOverdue(dueDays: ReadonlyMap<number, number>) {
  return (word: number, day: number): number => day - (dueDays.get(word) ?? day);
}
