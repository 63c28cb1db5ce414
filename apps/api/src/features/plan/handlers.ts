import type { planRoutes } from "@lexiquant/contract";
import type { Handlers } from "../../http/handlers.ts";
import { unwrap } from "../../http/refusal.ts";
import { readExamSteps, readNextSteps } from "./next-steps.ts";
import { createPlanContext, type PlanDependencies } from "./plan-context.ts";
import { readPlan } from "./read-plan.ts";
import { readRecommendations } from "./recommend-steps.ts";

export function planHandlers(dependencies: PlanDependencies): Handlers<typeof planRoutes> {
  const context = createPlanContext(dependencies);
  return {
    readRecommendations: async ({ userId }) => ({
      recommendations: await readRecommendations(context, userId),
    }),
    readNextSteps: async ({ userId, params }) =>
      unwrap(await readNextSteps(context, userId, params.sessionId)),
    readExamSteps: async ({ userId, params }) =>
      unwrap(await readExamSteps(context, userId, params.examId)),
    readPlan: ({ userId }) => readPlan(context, userId),
  };
}
