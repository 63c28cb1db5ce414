import type { Measure } from "../item/index.ts";
import { type Budget, budgetWeeks, type WeekBudget } from "./budget-weeks.ts";
import { essayWeeks } from "./essay-weeks.ts";
import { fillWeeks } from "./fill-weeks.ts";
import { dayNumberOf } from "./iso-day.ts";
import { scheduleMocks } from "./schedule-mocks.ts";
import { MOCK_MINUTES } from "./split-week.ts";
import type { PlannedWeek, StudyPlan, StudyPlanRequest } from "./study-plan.ts";

/** Nearer to the test there is nothing to plan but rest. */
const NEAREST_TEST_DAYS = 3;
const LIGHT_DAYS = 7;
const OPEN_ENDED_DAYS = 28;
const MINUTES_PER_HOUR = 60;
/** Share of practice against the clock at the beginning, and in the last two weeks before the test. */
const FIRST_TIMED_SHARE = 0.2;
const LAST_TIMED_SHARE = 0.6;
const LAST_DAYS = 14;
/** A full mock may be at most this part of a week. */
const MOST_MOCK_SHARE = 0.6;

/**
 * Weeks of sessions from today until the test, or the next four without one. It follows from the request alone: who
 * missed days asks again, and the plan is made of what is left. The day before the test is free.
 *
 * @throws {RangeError} for a date that is no day
 */
export function makeStudyPlan(request: StudyPlanRequest): StudyPlan {
  const today = dayNumberOf(request.today);
  const testDay = request.testDate === null ? null : dayNumberOf(request.testDate);
  const reason = reasonForNoPlan(today, testDay, request.hoursPerWeek);
  if (reason !== null) return { kind: "no-plan", reason };
  const end = testDay === null ? today + OPEN_ENDED_DAYS : testDay - 1;
  const minutesPerWeek = request.hoursPerWeek * MINUTES_PER_HOUR;
  const budget = budgetWeeks({
    today,
    begunOn: dayNumberOf(request.begunOn),
    end,
    lightFrom: testDay === null ? null : testDay - LIGHT_DAYS,
    minutesPerWeek,
    doneThisWeek: request.doneThisWeek,
    missedBefore: missedBefore(request),
  });
  const lastMockDay = request.lastMockDay === null ? null : dayNumberOf(request.lastMockDay);
  const weeks = budget.weeks.filter(hasRoomForMock).map(({ days }) => days);
  const mocks = scheduleMocks({ today, testDay, lastMockDay, minutesPerWeek, weeks });
  const measureShares = measureSharesOf(request);
  const planned = weeksOf(request, { budget, mocks, today, testDay, measureShares });
  return {
    kind: "plan",
    isOpenEnded: testDay === null,
    weeks: planned,
    measureShares,
    withoutDrill: withoutDrill(request, planned),
    missed: budget.missed,
    pointsToGo: {
      verbal: pointsToGo(request, "verbal"),
      quantitative: pointsToGo(request, "quantitative"),
    },
    hasNoRoomForMocks: weeks.length === 0,
  };
}

const hasRoomForMock = ({ minutes }: WeekBudget) => MOCK_MINUTES <= MOST_MOCK_SHARE * minutes;

function reasonForNoPlan(today: number, testDay: number | null, hoursPerWeek: number) {
  if (testDay !== null && testDay < today) return "test-is-past";
  if (testDay !== null && testDay - today < NEAREST_TEST_DAYS) return "test-is-too-near";
  return hoursPerWeek > 0 ? null : "no-hours";
}

function missedBefore({ pastWeeks }: StudyPlanRequest): number {
  const missed = pastWeeks.reduce(
    (sum, { plannedMinutes, doneMinutes }) => sum + plannedMinutes - doneMinutes,
    0,
  );
  return Math.max(0, missed);
}

function pointsToGo({ targets, estimates }: StudyPlanRequest, measure: Measure): number | null {
  const [target, estimate] = [targets[measure], estimates[measure]];
  return target === null || estimate === null ? null : target - estimate;
}

/** Somebody of whom nothing is known is taken to stand in the middle of the scale. */
const MIDDLE_SCORE = 150;
/** No measure has less, since what is known well fades, too. A judgement. */
const LEAST_MEASURE_SHARE = 0.2;

/** By the points that are missing, at least one; the same for both unless both have a target. */
function measureSharesOf({ targets, estimates }: StudyPlanRequest) {
  const missing = (measure: Measure, target: number) =>
    Math.max(1, target - (estimates[measure] ?? MIDDLE_SCORE));
  const { verbal: verbalTarget, quantitative: quantitativeTarget } = targets;
  if (verbalTarget === null || quantitativeTarget === null) {
    return { verbal: 0.5, quantitative: 0.5 };
  }
  const verbal = missing("verbal", verbalTarget);
  const share = verbal / (verbal + missing("quantitative", quantitativeTarget));
  const kept = Math.min(1 - LEAST_MEASURE_SHARE, Math.max(LEAST_MEASURE_SHARE, share));
  return { verbal: kept, quantitative: 1 - kept };
}

function withoutDrill({ drills }: StudyPlanRequest, weeks: readonly PlannedWeek[]): string[] {
  const drilled = new Set(
    weeks.flatMap(({ sessions }) =>
      sessions.map(({ activity }) => (activity.kind === "drill" ? activity.subject : null)),
    ),
  );
  return drills.flatMap(({ subject }) => (drilled.has(subject) ? [] : [subject]));
}

interface Frame {
  readonly budget: Budget;
  readonly mocks: readonly number[];
  readonly today: number;
  readonly testDay: number | null;
  readonly measureShares: Readonly<Record<Measure, number>>;
}

function weeksOf(request: StudyPlanRequest, frame: Frame): PlannedWeek[] {
  const { budget, mocks, today, testDay, measureShares } = frame;
  const withEssay = essayWeeks(request.essays, {
    weeks: budget.weeks.map(({ days }) => days),
    lastDay: testDay === null ? null : testDay - LIGHT_DAYS,
  });
  const contents = budget.weeks.map((week, index) => ({
    budget: week,
    mockDays: mocks.filter((day) => week.days.includes(day)),
    hasEssay: withEssay.has(index),
    timedShare: timedShare(week, today, testDay),
    dueReviews: index === 0 ? request.dueReviews : 0,
  }));
  return fillWeeks(contents, request, measureShares).filter(({ minutes }) => minutes > 0);
}

/** From a fifth today it rises evenly to three fifths two weeks before the test; without one it stays a fifth. */
function timedShare({ days }: WeekBudget, today: number, testDay: number | null): number {
  if (testDay === null) return FIRST_TIMED_SHARE;
  const start = testDay - LAST_DAYS - today;
  const middle = ((days[0] ?? today) + (days.at(-1) ?? today)) / 2 - today;
  const way = start <= 0 ? 1 : Math.min(1, middle / start);
  return FIRST_TIMED_SHARE + (LAST_TIMED_SHARE - FIRST_TIMED_SHARE) * way;
}
