import type { StudyPlan, StudyPlanRequest } from "@lexiquant/domain/study-plan";
import type { PlanState } from "./load-plan-state.ts";
import type { SubjectDrill } from "./subject-drills.ts";

/** What the view of a plan is made from. */
export interface PlanParts {
  readonly state: PlanState;
  /** Whole days since the Unix epoch. */
  readonly today: number;
  readonly begunOn: number;
  readonly request: StudyPlanRequest;
  readonly drills: ReadonlyMap<string, SubjectDrill>;
  readonly plan: StudyPlan;
}
