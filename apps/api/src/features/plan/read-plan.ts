import type { Plan } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { isWeekly, rankDrills } from "@lexiquant/domain/plan";
import { makeStudyPlan, type StudyPlanRequest } from "@lexiquant/domain/study-plan";
import { dayOf, isoDayOf } from "../../history/learner/student-state.ts";
import { listStudyWeeks, type WeekOfStudy } from "../../history/study-time/repository.ts";
import { loadPlanState, type PlanState } from "./load-plan-state.ts";
import { mondayDay } from "./monday-day.ts";
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
  const today = Math.floor(dayOf(context.clock()));
  const { hoursSince } = state.goals;
  const begunOn = hoursSince === null ? today : Math.floor(dayOf(hoursSince));
  const from = Math.max(mondayDay(begunOn), mondayDay(today) - MOST_PAST_WEEKS * DAYS_PER_WEEK);
  const weeks = await listStudyWeeks(context.database.reader, userId, new Date(isoDayOf(from)));
  const drills = drillsBySubject(rankDrills(state.state, state.history.records));
  const request = requestOf(state, { today, begunOn, from, weeks, drills });
  return planView(context, {
    state,
    today,
    begunOn,
    request,
    drills,
    plan: makeStudyPlan(request),
  });
}

interface Span {
  /** Whole days since the Unix epoch. */
  readonly today: number;
  readonly begunOn: number;
  /** First Monday that is looked at. */
  readonly from: number;
  readonly weeks: readonly WeekOfStudy[];
  readonly drills: ReadonlyMap<string, SubjectDrill>;
}

function requestOf(
  { goals, lastMock, reviews, writing, state }: PlanState,
  { today, begunOn, from, weeks, drills }: Span,
): StudyPlanRequest {
  const hoursPerWeek = goals.weeklyHours ?? 0;
  const minutesOf = new Map(weeks.map(({ week, elapsedMs }) => [week, elapsedMs / MS_PER_MINUTE]));
  const doneIn = (monday: number) => {
    const week = isoDayOf(monday);
    return (minutesOf.get(week) ?? 0) + (writing.msByWeek.get(week) ?? 0) / MS_PER_MINUTE;
  };
  const wholeWeeks = [];
  for (let monday = from; monday < mondayDay(today); monday += DAYS_PER_WEEK) {
    // A week in which the student only began was not meant whole.
    if (monday < begunOn) continue;
    const plannedMinutes = hoursPerWeek * MINUTES_PER_HOUR;
    wholeWeeks.push({ plannedMinutes, doneMinutes: doneIn(monday) });
  }
  return {
    today: isoDayOf(today),
    begunOn: isoDayOf(begunOn),
    testDate: goals.testDate,
    hoursPerWeek,
    targets: { verbal: goals.verbalTarget, quantitative: goals.quantitativeTarget },
    doneThisWeek: doneIn(mondayDay(today)),
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
      lastDay: writing.lastWritten === null ? null : isoDayOf(dayOf(writing.lastWritten)),
    },
    estimates: {
      verbal: state.standings.verbal.estimate ?? lastMock?.scores.verbal ?? null,
      quantitative: state.standings.quantitative.estimate ?? lastMock?.scores.quantitative ?? null,
    },
    lastMockDay: lastMock === null ? null : isoDayOf(dayOf(lastMock.endedAt)),
  };
}
