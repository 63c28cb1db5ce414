import type { Recommendation } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { recommend } from "@lexiquant/domain/plan";
import { loadPlanState, type PlanState } from "./load-plan-state.ts";
import type { PlanContext } from "./plan-context.ts";
import { REVIEW_ID, stepView } from "./step-view.ts";

const MOST_STEPS = 6;
/** Some of them cannot be taken now. */
const LOOKED_AT = 40;

/** What to practise next, the best first. */
export async function readRecommendations(
  context: PlanContext,
  userId: UserId,
): Promise<Recommendation[]> {
  const steps = recommendedSteps(context, await loadPlanState(context, userId));
  const review = steps.find(({ id }) => id === REVIEW_ID);
  const first = steps.slice(0, MOST_STEPS);
  // What is due has a place, if the last one: who never comes back to a miss has not learned from it.
  return review === undefined || first.includes(review)
    ? first
    : [...first.slice(0, MOST_STEPS - 1), review];
}

/** Steps that the student can take now, each once. */
export function recommendedSteps(context: PlanContext, state: PlanState): Recommendation[] {
  const steps = recommend(state.state, state.history, LOOKED_AT);
  const views = steps.flatMap((step) => stepView(context, state, step) ?? []);
  return [...new Map(views.map((view) => [view.id, view])).values()];
}
