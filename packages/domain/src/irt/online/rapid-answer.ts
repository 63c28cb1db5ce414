/** How long an item usually takes: mean of ln seconds over its answers so far, rapid ones left out. */
export interface TimeBelief {
  /** Mean of ln t, t in seconds; meaningless while `answers` is 0. */
  readonly meanLogSeconds: number;
  readonly answers: number;
}

/** ln t varies by .35 between an item's own median and its author's, by .38 and .25 between answers [vanderLinden2006]. */
const ITEM_VARIANCE = 0.35 ** 2;
const ANSWER_VARIANCE = 0.38 ** 2 + 0.25 ** 2;
/** The author's target time counts as this many answers. */
const AUTHOR_WEIGHT = ANSWER_VARIANCE / ITEM_VARIANCE;

/** A normative threshold of 20 % [WiseMa2012]. */
const RAPID_SHARE = 0.2;
const LONG_ITEM_SECONDS = 60;
const LONG_ITEM_RAPID_SECONDS = 10;

/**
 * The item's usual time in seconds: the posterior median of a lognormal with the author's target as its prior.
 *
 * @param targetSeconds > 0
 */
export function usualSeconds(times: TimeBelief, targetSeconds: number): number {
  const known = times.answers === 0 ? 0 : times.answers * times.meanLogSeconds;
  return Math.exp(
    (AUTHOR_WEIGHT * Math.log(targetSeconds) + known) / (AUTHOR_WEIGHT + times.answers),
  );
}

/**
 * Whether an answer came too fast to have been worked for: below 20 % of the item's usual time, and in any case below
 * ten seconds where the item is meant to take a minute or more.
 */
export function isRapid(elapsedSeconds: number, times: TimeBelief, targetSeconds: number): boolean {
  const least = targetSeconds >= LONG_ITEM_SECONDS ? LONG_ITEM_RAPID_SECONDS : 0;
  return elapsedSeconds < Math.max(least, RAPID_SHARE * usualSeconds(times, targetSeconds));
}

/** What is known of the item's time after one more answer; O(1). */
export function withTime(times: TimeBelief, elapsedSeconds: number): TimeBelief {
  const answers = times.answers + 1;
  const before = times.answers === 0 ? 0 : times.meanLogSeconds;
  const distance = Math.log(elapsedSeconds) - before;
  return { meanLogSeconds: before + distance / answers, answers };
}
