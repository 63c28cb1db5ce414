import type { Habits } from "./simulation/habits.ts";

/** So many words come on any day, be the minutes ever so few or the student ever so slow: otherwise none would ever be reviewed. */
export const FEWEST_WORDS_A_DAY = 3;

/** What a student has for one day, and how long words take. */
export interface DayTime {
  readonly minutesPerDay: number;
  readonly habits: Habits;
}

/**
 * Expected seconds of a review, the steps that follow it included:
 *
 *     p · Σ share(rating) · seconds(rating) + (1 − p) · seconds(again)
 *
 * @param pRecall probability that the word is recalled, 0 … 1
 */
export function secondsOfReview(
  { recalledRatings, reviewSeconds }: Habits,
  pRecall: number,
): number {
  const [again = 0, ...recalled] = reviewSeconds;
  return pRecall * weighted(recalledRatings, recalled) + (1 - pRecall) * again;
}

/** Expected seconds of a first meeting, the steps that follow it included. */
export function secondsOfNewWord({ firstRatings, firstSeconds }: Habits): number {
  return weighted(firstRatings, firstSeconds);
}

/** Seconds of a step that a word has left on the day: it is taken to be known. */
export const secondsOfStep = ({ reviewSeconds }: Habits): number => reviewSeconds[2] ?? 0;

const weighted = (shares: readonly number[], seconds: readonly number[]) =>
  shares.reduce((sum, share, at) => sum + share * (seconds[at] ?? 0), 0);

/** How much of a day is spent, done or planned. */
export interface DaySpent {
  readonly words: number;
  readonly seconds: number;
}

/**
 * The day after the first words, in their order, that still fit into its minutes: no more than `most`, and the first few of a
 * day always.
 *
 * @param costs expected seconds of each
 */
export function spendOn(
  costs: readonly number[],
  { spent, minutesPerDay, most }: { spent: DaySpent; minutesPerDay: number; most: number },
): { readonly taken: number; readonly spent: DaySpent } {
  let { words, seconds } = spent;
  let taken = 0;
  for (const cost of costs) {
    const fits = words < FEWEST_WORDS_A_DAY || seconds + cost <= 60 * minutesPerDay;
    if (taken >= most || !fits) break;
    words += 1;
    seconds += cost;
    taken += 1;
  }
  return { taken, spent: { words, seconds } };
}
