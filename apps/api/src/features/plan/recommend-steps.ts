import type { Recommendation } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import { recommend } from "@lexiquant/domain/plan";
import { essayView, withEssay } from "./essay-view.ts";
import { loadPlanState, type PlanState } from "./load-plan-state.ts";
import type { PlanContext } from "./plan-context.ts";
import { REVIEW_ID, stepView, wordsView } from "./step-view.ts";

const MOST_STEPS = 6;
/** Some of them cannot be taken now. */
const LOOKED_AT = 40;

/** What to practise next, the best first. */
export async function readRecommendations(
  context: PlanContext,
  userId: UserId,
): Promise<Recommendation[]> {
  const state = await loadPlanState(context, userId);
  const steps = recommendedSteps(context, state);
  const words = wordsView(state);
  const first = steps.slice(0, MOST_STEPS);
  // What is due has a place, if the last one: who never comes back to a miss, or a word, has not learned from it.
  const due = [...steps.filter(({ id }) => id === REVIEW_ID), ...(words === null ? [] : [words])];
  const left = due.filter((step) => !first.includes(step));
  const all = [...first.slice(0, MOST_STEPS - left.length), ...left];
  return withEssay(all, essayView(context, state), MOST_STEPS);
}

/** Steps that the student can take now, each once. */
export function recommendedSteps(context: PlanContext, state: PlanState): Recommendation[] {
  const steps = recommend(state.state, state.history, LOOKED_AT);
  const views = steps.flatMap((step) => stepView(context, state, step) ?? []);
  return [...new Map(views.map((view) => [view.id, view])).values()];
}
