import type { analyticsRoutes } from "@lexiquant/contract";
import type { LearnerContext } from "../../history/learner/learner-context.ts";
import type { Handlers } from "../../http/handlers.ts";
import { readAnalytics } from "./service.ts";

export function analyticsHandlers(context: LearnerContext): Handlers<typeof analyticsRoutes> {
  return {
    readAnalytics: ({ userId }) => readAnalytics(context, userId),
  };
}
