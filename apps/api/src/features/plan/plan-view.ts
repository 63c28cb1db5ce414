import type { Plan } from "@lexiquant/contract";
import { mondayOf } from "@lexiquant/domain/study-plan";
import { dayOf, isoDayOf } from "../../history/learner/student-state.ts";
import type { PlanContext } from "./plan-context.ts";
import type { PlanParts } from "./plan-parts.ts";
import { plannedSession } from "./planned-session.ts";
import { topicsWithoutDrill } from "./topics-without-drill.ts";

const DAYS_PER_WEEK = 7;
const MINUTES_PER_HOUR = 60;

/** The plan as its student sees it. */
export function planView(context: PlanContext, parts: PlanParts): Plan {
  const { plan, state, request } = parts;
  const { hoursSince: _, ...goals } = state.goals;
  const weeks = plan.kind === "plan" ? plan.weeks : [];
  return {
    goals,
    state: stateOf(parts),
    thisWeek: {
      starts: isoDayOf(mondayOf(parts.today)),
      plannedMinutes: plan.kind === "plan" ? plannedMinutes(parts) : 0,
      doneMinutes: Math.round(request.doneThisWeek),
      carriedMinutes: plan.kind === "plan" ? Math.round(plan.missed.spread) : 0,
      droppedMinutes: plan.kind === "plan" ? Math.round(plan.missed.dropped) : 0,
    },
    weeks: weeks.map((week, place) => ({
      starts: isoDayOf(mondayOf(dayOf(new Date(week.from)))),
      minutes: week.minutes,
      timedShare: week.timedShare,
      isLast: request.testDate !== null && place === weeks.length - 1,
      sessions: week.sessions.map((session) => plannedSession(context, parts, session)),
    })),
    hasRoomForMocks: plan.kind !== "plan" || !plan.hasNoRoomForMocks,
    topicsWithoutDrill: topicsWithoutDrill(context, parts),
  };
}

const REASON_STATES = {
  "test-is-past": "test-over",
  "test-is-too-near": "test-near",
  "no-hours": "no-hours",
} as const;

function stateOf({ plan, request }: PlanParts): Plan["state"] {
  if (request.testDate === request.today) return "test-today";
  if (plan.kind === "plan") return plan.isOpenEnded ? "open-ended" : "dated";
  return REASON_STATES[plan.reason];
}

/** What the hours mean for the days of this week that belong to the plan: from its beginning to the day before the test. */
function plannedMinutes({ today, begunOn, request }: PlanParts): number {
  const monday = mondayOf(today);
  const first = Math.max(monday, begunOn);
  const end = monday + DAYS_PER_WEEK;
  const last =
    request.testDate === null ? end : Math.min(end, dayOf(new Date(request.testDate)) - 1);
  const days = Math.max(0, last - first);
  return Math.round((request.hoursPerWeek * MINUTES_PER_HOUR * days) / DAYS_PER_WEEK);
}
