import type { mistakeRoutes } from "@lexiquant/contract";
import type { LearnerContext } from "../../history/learner/learner-context.ts";
import type { Handlers } from "../../http/handlers.ts";
import { unwrap } from "../../http/refusal.ts";
import { readMistakes, sayOfMistake } from "./service.ts";

export function mistakeHandlers(context: LearnerContext): Handlers<typeof mistakeRoutes> {
  return {
    listMistakes: ({ userId, query }) =>
      readMistakes(context, userId, {
        ...query,
        itemId: query.item ?? null,
        measure: query.measure ?? null,
        cause: query.cause ?? null,
        kind: query.kind ?? null,
        misconception: query.misconception ?? null,
        topic: query.topic ?? null,
        after: query.after ?? null,
      }),
    saveMistake: async ({ userId, params, body }) =>
      unwrap(await sayOfMistake(context, userId, { ...params, ...body })),
  };
}
