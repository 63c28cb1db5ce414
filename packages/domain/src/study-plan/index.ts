export { mondayOf } from "./iso-day.ts";
export { makeStudyPlan } from "./make-study-plan.ts";
export type {
  Activity,
  Drill,
  PlannedSession,
  PlannedWeek,
  StudyPlan,
  StudyPlanRequest,
} from "./study-plan.ts";
