/** Reviews that a day leaves undone, and why. */
export interface Postponed {
  readonly reviews: number;
  /** What the day ran out of; null where nothing is left undone */
  readonly because: "minutes" | "reviews-cap" | null;
}

/** Why reviews stay undone: what is left of the cap tells which limit came first. */
export function postponedOf(reviews: number, capLeft: number): Postponed {
  if (reviews === 0) return { reviews, because: null };
  return { reviews, because: capLeft > 0 ? "minutes" : "reviews-cap" };
}

/** Before a test new words come until so many days' reviews wait. */
const MOST_DAYS_WAITING = 10;

/**
 * New words of a day on which reviews stay undone because of the cap. Without a test ahead the fewer the more wait, so that they
 * come at the rate that the caps can carry for good:
 *
 *     ⌊newWords · max(0, 1 − postponed / reviewsPerDay)⌋
 *
 * Before a test waiting has an end, and on its day a word that was met and waits is worth more than one that was never met:
 *
 *     min(newWords, max(0, MOST_DAYS_WAITING · reviewsPerDay − postponed))
 *
 * None where the minutes are used up; all where the student wants no reviews, since waiting would not end.
 */
export function newBesideBacklog(
  caps: { readonly reviews: number; readonly newWords: number },
  { reviews, because }: Postponed,
  isTestAhead: boolean,
): number {
  if (caps.reviews === 0 || because === null) return caps.newWords;
  if (because === "minutes") return 0;
  if (isTestAhead) {
    return Math.min(caps.newWords, Math.max(0, MOST_DAYS_WAITING * caps.reviews - reviews));
  }
  return Math.floor(caps.newWords * Math.max(0, 1 - reviews / caps.reviews));
}

/** Whether a day is before that of a test. */
export const isBeforeTest = (testDay: number | null, day: number): testDay is number =>
  testDay !== null && day < testDay;
