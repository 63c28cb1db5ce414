/**
 * How often ratings are given and how long they take. Seconds are the published medians of Anki users [FSRSSimulator]; those
 * of a first meeting and of a lapse include the steps that follow on the same day. The shares are ours: half of a list of
 * rare words is new to a student, a fifth of what is recalled comes slowly, and "easy" is only said by hand.
 */
export interface Habits {
  /** again, hard, good, easy at the first meeting; they sum to 1 */
  readonly firstRatings: readonly number[];
  /** hard, good, easy of words that were recalled; they sum to 1 */
  readonly recalledRatings: readonly number[];
  readonly firstSeconds: readonly number[];
  readonly reviewSeconds: readonly number[];
}

export const RARE_WORD_HABITS: Habits = {
  firstRatings: [0.5, 0.1, 0.35, 0.05],
  recalledRatings: [0.2, 0.75, 0.05],
  firstSeconds: [33.79, 24.3, 13.68, 6.5],
  reviewSeconds: [23, 11.68, 7.33, 5.6],
};

/** What was seen of one student. */
export interface ObservedHabits {
  /** Numbers of again, hard, good, easy at first meetings */
  readonly firstRatings: readonly number[];
  /** Numbers of hard, good, easy among words that were recalled on a later day */
  readonly recalledRatings: readonly number[];
  /** Seconds spent on words, against those of the usual student for as many meetings; 1 while not known */
  readonly timeFactor: number;
}

/** Meetings that what is assumed counts for beside what was seen. */
const ASSUMED_MEETINGS = 50;

/**
 * Habits of one student: what was seen, and what is assumed as if it had been seen fifty times. How many words are known at
 * the first meeting matters most: whoever knows half of a list can afford to keep the rest better.
 */
export function habitsOf({ firstRatings, recalledRatings, timeFactor }: ObservedHabits): Habits {
  const assumed = RARE_WORD_HABITS;
  const slowed = (seconds: readonly number[]) => seconds.map((value) => timeFactor * value);
  return {
    firstRatings: mixed(assumed.firstRatings, firstRatings),
    recalledRatings: mixed(assumed.recalledRatings, recalledRatings),
    firstSeconds: slowed(assumed.firstSeconds),
    reviewSeconds: slowed(assumed.reviewSeconds),
  };
}

function mixed(shares: readonly number[], counts: readonly number[]): number[] {
  const seen = counts.reduce((sum, count) => sum + count, 0);
  return shares.map(
    (share, at) => (ASSUMED_MEETINGS * share + (counts[at] ?? 0)) / (ASSUMED_MEETINGS + seen),
  );
}

/** The place on which a number of [0, 1) falls among shares that sum to 1. */
export function placeAmong(shares: readonly number[], drawn: number): number {
  let rest = drawn;
  for (let at = 0; at < shares.length; at += 1) {
    rest -= shares[at] ?? 0;
    if (rest < 0) return at;
  }
  return shares.length - 1;
}
