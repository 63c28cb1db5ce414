import { mondayOf } from "./iso-day.ts";

/** One calendar week of the plan, in days since 1970. */
export interface WeekBudget {
  /** Days to study on, in order. */
  readonly days: readonly number[];
  /** In steps of five minutes. */
  readonly minutes: number;
  readonly catchUpMinutes: number;
}

export interface Budget {
  readonly weeks: readonly WeekBudget[];
  readonly missed: { readonly minutes: number; readonly spread: number; readonly dropped: number };
}

export interface BudgetRequest {
  readonly today: number;
  readonly begunOn: number;
  /** First day that is not studied on any more. */
  readonly end: number;
  /** From this day on weeks are lighter; null without a test. */
  readonly lightFrom: number | null;
  readonly minutesPerWeek: number;
  readonly doneThisWeek: number;
  /** Missed in the weeks before, ≥ 0. */
  readonly missedBefore: number;
}

const STEP_MINUTES = 5;
/** Of a usual day in the last week before the test. */
const LIGHT_SHARE = 0.6;
/** Most that a week may be longer to make up for missed days. */
const MOST_CATCH_UP = 0.25;
const DAYS_PER_WEEK = 7;

const toStep = (minutes: number) => STEP_MINUTES * Math.round(minutes / STEP_MINUTES);
const toStepBelow = (minutes: number) => STEP_MINUTES * Math.floor(minutes / STEP_MINUTES);

/**
 * How many minutes each calendar week gets. What was missed this week and before is put into the weeks to come, in each at
 * most a quarter more and nothing in the light last days; what does not fit is let go. What was done ahead of time this
 * week is taken off it.
 */
export function budgetWeeks(request: BudgetRequest): Budget {
  const { today, begunOn, minutesPerWeek, doneThisWeek, missedBefore } = request;
  const monday = mondayOf(today);
  const daysGone = today - Math.max(monday, Math.min(begunOn, today));
  const behind = (minutesPerWeek * daysGone) / DAYS_PER_WEEK - doneThisWeek;
  const minutes = toStep(missedBefore + Math.max(0, behind));
  let left = minutes;
  const weeks = weeksOf(request).map((days, index): WeekBudget => {
    const usual = (some: number) => (minutesPerWeek * some) / DAYS_PER_WEEK;
    const light = days.filter((day) => request.lightFrom !== null && day >= request.lightFrom);
    const heavy = days.length - light.length;
    const ahead = index === 0 ? Math.max(0, -behind) : 0;
    const base = usual(heavy) + LIGHT_SHARE * usual(light.length);
    const own = toStep(Math.max(0, base - ahead));
    const most = toStepBelow(Math.min(own, usual(heavy)) * MOST_CATCH_UP);
    const catchUpMinutes = Math.min(left, most);
    left -= catchUpMinutes;
    return { days, minutes: own + catchUpMinutes, catchUpMinutes };
  });
  return { weeks, missed: { minutes, spread: minutes - left, dropped: left } };
}

/** The days from today on by calendar week. */
function weeksOf({ today, end }: BudgetRequest): number[][] {
  const weeks = new Map<number, number[]>();
  for (let day = today; day < end; day += 1) {
    const monday = mondayOf(day);
    weeks.set(monday, [...(weeks.get(monday) ?? []), day]);
  }
  return [...weeks.values()];
}
