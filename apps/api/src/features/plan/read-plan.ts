import type { Plan } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { isWeekly, rankDrills } from "@lexiquant/domain/plan";
import { startOfStudyDay } from "@lexiquant/domain/spacing";
import { makeStudyPlan, mondayOf, type StudyPlanRequest } from "@lexiquant/domain/study-plan";
import { isoDayOf } from "../../history/learner/student-state.ts";
import { listStudyWeeks, type WeekOfStudy } from "../../history/study-time/repository.ts";
import { studyDayAt } from "../../history/vocabulary/day-rule.ts";
import { loadPlanState, type PlanState } from "./load-plan-state.ts";
import type { PlanContext } from "./plan-context.ts";
import { planView } from "./plan-view.ts";
import { drillsBySubject, type SubjectDrill } from "./subject-drills.ts";

/** What was missed longer ago than these weeks is not carried along. */
const MOST_PAST_WEEKS = 8;
const DAYS_PER_WEEK = 7;
const MINUTES_PER_HOUR = 60;
const MS_PER_MINUTE = 60_000;

/** The weeks until the test. It is made anew with every look, so missed days change it by themselves. */
export async function readPlan(context: PlanContext, userId: UserId): Promise<Plan> {
  const state = await loadPlanState(context, userId);
  const { dayRule, today } = state.student;
  const { hoursSince } = state.goals;
  const begunOn = hoursSince === null ? today : studyDayAt(hoursSince, dayRule);
  const from = Math.max(mondayOf(begunOn), mondayOf(today) - MOST_PAST_WEEKS * DAYS_PER_WEEK);
  const mondays = mondaysFrom(from, today);
  const begins = mondays.map((monday) => new Date(startOfStudyDay(monday, dayRule)));
  const weeks = await listStudyWeeks(context.database.reader, userId, begins);
  const drills = drillsBySubject(rankDrills(state.state, state.history.records));
  const request = requestOf(state, { today, begunOn, mondays, weeks, drills });
  return planView(context, {
    state,
    today,
    begunOn,
    request,
    drills,
    plan: makeStudyPlan(request),
  });
}

/** From one to that of this week. */
function mondaysFrom(first: number, today: number): number[] {
  const weeks = (mondayOf(today) - first) / DAYS_PER_WEEK;
  return Array.from({ length: weeks + 1 }, (_, week) => first + week * DAYS_PER_WEEK);
}

interface Span {
  /** Whole days of the student's calendar since the Unix epoch. */
  readonly today: number;
  readonly begunOn: number;
  /** Those that are looked at, to that of this week. */
  readonly mondays: readonly number[];
  readonly weeks: readonly WeekOfStudy[];
  readonly drills: ReadonlyMap<string, SubjectDrill>;
}

function requestOf(
  { student, goals, lastMock, reviews, writing, state }: PlanState,
  { today, begunOn, mondays, weeks, drills }: Span,
): StudyPlanRequest {
  const dateAt = (instant: Date) => isoDayOf(studyDayAt(instant, student.dayRule));
  const hoursPerWeek = goals.weeklyHours ?? 0;
  const msOf = new Map(weeks.map(({ week, elapsedMs }) => [mondays[week], elapsedMs]));
  const doneIn = (monday: number) =>
    ((msOf.get(monday) ?? 0) + (writing.msByWeek.get(monday) ?? 0)) / MS_PER_MINUTE;
  const plannedMinutes = hoursPerWeek * MINUTES_PER_HOUR;
  // A week in which the student only began was not meant whole.
  const wholeWeeks = mondays
    .filter((monday) => monday >= begunOn && monday < mondayOf(today))
    .map((monday) => ({ plannedMinutes, doneMinutes: doneIn(monday) }));
  return {
    today: isoDayOf(today),
    begunOn: isoDayOf(begunOn),
    testDate: goals.testDate,
    hoursPerWeek,
    targets: { verbal: goals.verbalTarget, quantitative: goals.quantitativeTarget },
    doneThisWeek: doneIn(mondayOf(today)),
    pastWeeks: wholeWeeks,
    drills: [...drills].map(([subject, { drill, measure }]) => ({
      measure,
      subject,
      minutes: drill.minutes,
      questions: drill.questions,
      gainPerMinute: drill.reason.gainPerMinute,
      testShare: drill.reason.share,
      answers: state.learner.skills.get(drill.target.skill)?.answers ?? 0,
    })),
    gainHalvesAfter: state.model.priors.gainHalvesAfter,
    dueReviews: reviews.due,
    essays: {
      rhythm: isWeekly(writing.record) ? "weekly" : "once",
      lastDay: writing.lastWritten === null ? null : dateAt(writing.lastWritten),
    },
    estimates: {
      verbal: state.standings.verbal.estimate ?? lastMock?.scores.verbal ?? null,
      quantitative: state.standings.quantitative.estimate ?? lastMock?.scores.quantitative ?? null,
    },
    lastMockDay: lastMock === null ? null : dateAt(lastMock.endedAt),
  };
}
