import type { mistakeRoutes } from "@lexiquant/contract";
import {
  createLearnerContext,
  type LearnerDependencies,
} from "../../history/learner/learner-context.ts";
import type { Handlers } from "../../http/handlers.ts";
import { unwrap } from "../../http/refusal.ts";
import { readMistakes, sayOfMistake } from "./service.ts";

export function mistakeHandlers(dependencies: LearnerDependencies): Handlers<typeof mistakeRoutes> {
  const context = createLearnerContext(dependencies);
  return {
    listMistakes: ({ userId, query }) =>
      readMistakes(context, userId, {
        ...query,
        measure: query.measure ?? null,
        cause: query.cause ?? null,
        topic: query.topic ?? null,
        after: query.after ?? null,
      }),
    saveMistake: async ({ userId, params, body }) =>
      unwrap(await sayOfMistake(context, userId, { ...params, ...body })),
  };
}
