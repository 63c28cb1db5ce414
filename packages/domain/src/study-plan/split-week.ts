import type { WeekBudget } from "./budget-weeks.ts";

export interface WeekNeeds {
  readonly budget: WeekBudget;
  readonly mocks: number;
  readonly hasEssay: boolean;
  readonly timedShare: number;
  readonly hasDrills: boolean;
  /** Questions due to be met again this week. */
  readonly dueReviews: number;
}

/** Minutes of a week by what they are for; with the mocks they are the week's. */
export interface WeekMinutes {
  readonly vocabulary: number;
  readonly mistakes: number;
  readonly essay: number;
  readonly timedSets: number;
  readonly untimedSets: number;
  readonly drills: number;
}

export const MOCK_MINUTES = 120;
const ESSAY_MINUTES = 30;
const MINUTES_PER_REVIEW = 2;
const VOCABULARY_SHARE = 0.1;
/** Reviews of mistakes have at least, and at most, this share of what mocks leave. */
const LEAST_REVIEW_SHARE = 0.1;
const MOST_REVIEW_SHARE = 0.25;
/** Of practice without a clock: skills mixed are remembered longer than in blocks. How large a part is a judgement. */
const MIXED_SHARE = 0.5;
const STEP_MINUTES = 5;

const toStep = (minutes: number) => STEP_MINUTES * Math.round(minutes / STEP_MINUTES);

export function splitWeek(needs: WeekNeeds): WeekMinutes {
  const { budget, mocks, hasEssay, timedShare, hasDrills, dueReviews } = needs;
  const rest = budget.minutes - MOCK_MINUTES * mocks;
  const vocabulary = toStep(VOCABULARY_SHARE * rest);
  const reviewShare = (MINUTES_PER_REVIEW * dueReviews) / Math.max(1, rest);
  const mistakes = toStep(
    rest * Math.min(MOST_REVIEW_SHARE, Math.max(LEAST_REVIEW_SHARE, reviewShare)),
  );
  const essay = hasEssay && rest >= 4 * ESSAY_MINUTES ? ESSAY_MINUTES : 0;
  const practice = rest - vocabulary - mistakes - essay;
  const timedSets = toStep(timedShare * practice);
  const untimed = practice - timedSets;
  const untimedSets = hasDrills ? toStep(MIXED_SHARE * untimed) : untimed;
  return { vocabulary, mistakes, essay, timedSets, untimedSets, drills: untimed - untimedSets };
}
