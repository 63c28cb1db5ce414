import type { Trait, TraitLevels } from "../essay/index.ts";

/** What is known of a student's writing. */
export interface WritingRecord {
  /** Essays that were submitted, those of a few words left out. */
  readonly essays: number;
  /** Since the last of them, in days ≥ 0; null where there is none. */
  readonly daysSinceEssay: number | null;
  /** The latest rated one; null where none is. */
  readonly latest: {
    /** 0 … 6 in halves, with the ends of its 80 % range. */
    readonly score: number;
    readonly low: number;
    readonly high: number;
    /** Not rounded. */
    readonly traits: TraitLevels;
  } | null;
  /** 0 … 6 in halves; null where none is set. */
  readonly target: number | null;
}

/** Why it is time for an essay: every figure follows from what is stored. */
export interface EssayReason {
  readonly kind: "none-written" | "below-target" | "long-ago";
  readonly daysSinceEssay: number | null;
  readonly target: number | null;
  readonly latest: { readonly score: number; readonly low: number; readonly high: number } | null;
  /** The lowest trait of the latest rated essay. */
  readonly weakest: { readonly trait: Trait; readonly level: number } | null;
}

/** Between essays for who has a target above the estimate, days. */
const WEEKLY_DAYS = 7;
/** After so many days an essay is long ago, where the test is near. */
const LONG_AGO_DAYS = 14;
const LAST_WEEKS_DAYS = 21;
/** Nearer to the test there is rest. */
const NEAREST_TEST_DAYS = 2;

/**
 * Whether an essay is due, and why; null where none is. About one a week while the latest estimate is below the target, or a
 * target is set and nothing is rated; otherwise the first one, and one more in the last three weeks before the test where
 * the last is two weeks old. By judgment: writing has no model of gain to rank it by.
 */
export function essayReason(writing: WritingRecord, daysToTest: number | null): EssayReason | null {
  if (daysToTest !== null && daysToTest <= NEAREST_TEST_DAYS) return null;
  const kind = dueBecause(writing, daysToTest);
  if (kind === null) return null;
  const { daysSinceEssay, target, latest } = writing;
  return {
    kind,
    daysSinceEssay,
    target,
    latest: latest === null ? null : { score: latest.score, low: latest.low, high: latest.high },
    weakest: latest === null ? null : weakestTrait(latest.traits),
  };
}

function dueBecause(writing: WritingRecord, daysToTest: number | null): EssayReason["kind"] | null {
  const { daysSinceEssay } = writing;
  if (daysSinceEssay === null) return "none-written";
  if (isWeekly(writing) && daysSinceEssay >= WEEKLY_DAYS) return "below-target";
  const isNear = daysToTest !== null && daysToTest <= LAST_WEEKS_DAYS;
  return isNear && daysSinceEssay >= LONG_AGO_DAYS ? "long-ago" : null;
}

/** Whether an essay a week is worth its half hour: a target is set, and the latest estimate has not reached it. */
export function isWeekly({
  target,
  latest,
}: {
  readonly target: number | null;
  readonly latest: { readonly score: number } | null;
}): boolean {
  return target !== null && (latest === null || latest.score < target);
}

/** The lowest trait; of equal ones the first in the order of the rubric. */
export function weakestTrait(traits: TraitLevels): NonNullable<EssayReason["weakest"]> {
  const entries = Object.entries(traits) as [Trait, number][]; // the keys of TraitLevels
  const [trait, level] = entries.reduce((least, other) => (other[1] < least[1] ? other : least));
  return { trait, level };
}
