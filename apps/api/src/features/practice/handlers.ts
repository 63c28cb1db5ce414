import type { practiceRoutes } from "@lexiquant/contract";
import type { Handlers } from "../../http/handlers.ts";
import { unwrap } from "../../http/refusal.ts";
import type { PracticeContext } from "./dependencies.ts";
import { extendSession } from "./extend-session.ts";
import { giveUp } from "./give-up.ts";
import { recordBail } from "./record-bail.ts";
import { saveWork } from "./save-work.ts";
import {
  closeSession,
  readFacetCounts,
  readResults,
  readSession,
  readSessions,
} from "./service.ts";
import { startSession } from "./start-session.ts";
import { submitAttempt } from "./submit-attempt.ts";
import { topicNodes } from "./topics-view.ts";

export function practiceHandlers(context: PracticeContext): Handlers<typeof practiceRoutes> {
  const topics = topicNodes(context.bank, context.index);
  return {
    listTopics: async () => ({ topics }),
    countFacets: ({ userId, body }) => readFacetCounts(context, userId, body),
    startSession: async ({ userId, body }) => unwrap(await startSession(context, userId, body)),
    listSessions: async ({ userId, query }) => ({
      sessions: await readSessions(context, userId, {
        status: query.status ?? null,
        limit: query.limit,
      }),
    }),
    readSession: async ({ userId, params }) =>
      unwrap(await readSession(context, userId, params.sessionId)),
    saveWork: async ({ userId, params, body }) => ({
      stored: unwrap(await saveWork(context, userId, { ...params, ...body })),
    }),
    submitAttempt: async ({ userId, params, body }) =>
      unwrap(await submitAttempt(context, userId, { ...params, ...body })),
    giveUp: async ({ userId, params, body }) =>
      unwrap(await giveUp(context, userId, { ...params, ...body })),
    recordBail: async ({ userId, params, body }) =>
      unwrap(await recordBail(context, userId, { ...params, ...body })),
    extendSession: async ({ userId, params }) =>
      unwrap(await extendSession(context, userId, params.sessionId)),
    closeSession: async ({ userId, params }) =>
      unwrap(await closeSession(context, userId, params.sessionId)),
    readResults: async ({ userId, params }) =>
      unwrap(await readResults(context, userId, params.sessionId)),
  };
}
