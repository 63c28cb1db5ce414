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

/**
 * New words of a day on which reviews stay undone, the fewer the more of them wait:
 *
 *     ⌊newWords · max(0, 1 − postponed / reviewsPerDay)⌋
 *
 * None where a whole day's reviews wait or the minutes are used up; all where the student wants no reviews, since waiting would
 * not end.
 */
export function newBesideBacklog(
  caps: { readonly reviews: number; readonly newWords: number },
  { reviews, because }: Postponed,
): number {
  if (caps.reviews === 0 || because === null) return caps.newWords;
  if (because === "minutes") return 0;
  return Math.floor(caps.newWords * Math.max(0, 1 - reviews / caps.reviews));
}
