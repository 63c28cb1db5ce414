import type { practiceRoutes } from "@lexiquant/contract";
import { indexAllItems, indexItems } from "../../bank/item-index.ts";
import { panelItemsOf } from "../../bank/panel-items.ts";
import type { Handlers } from "../../http/handlers.ts";
import { unwrap } from "../../http/refusal.ts";
import type { PracticeContext, PracticeDependencies } from "./dependencies.ts";
import { giveUp } from "./give-up.ts";
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

export function practiceHandlers(
  dependencies: PracticeDependencies,
): Handlers<typeof practiceRoutes> {
  const { bank, exams } = dependencies;
  const context: PracticeContext = {
    ...dependencies,
    index: indexItems(bank),
    served: indexAllItems(bank),
    panelItems: panelItemsOf(exams),
  };
  const topics = topicNodes(bank, context.index);
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
    closeSession: async ({ userId, params }) =>
      unwrap(await closeSession(context, userId, params.sessionId)),
    readResults: async ({ userId, params }) =>
      unwrap(await readResults(context, userId, params.sessionId)),
  };
}
