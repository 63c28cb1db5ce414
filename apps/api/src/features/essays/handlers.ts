import type { essayRoutes } from "@lexiquant/contract";
import type { UserId } from "@lexiquant/domain/kernel";
import type { StoredEssay } from "../../history/essays/stored-essay.ts";
import type { Handlers } from "../../http/handlers.ts";
import { unwrap } from "../../http/refusal.ts";
import { readEssayChoices } from "./choices-view.ts";
import { deleteEssay } from "./delete-essay.ts";
import type { EssayDependencies } from "./dependencies.ts";
import { readEssayFeedback } from "./feedback-view.ts";
import { readEssays } from "./list-essays.ts";
import { reviseEssay } from "./revise-essay.ts";
import { saveEssayText } from "./save-text.ts";
import { startEssay } from "./start-essay.ts";
import { readEssay, submitEssay } from "./submit-essay.ts";
import { readVersion, readVersions } from "./versions-view.ts";

export function essayHandlers(context: EssayDependencies): Handlers<typeof essayRoutes> {
  /** As it stands: the same request may have begun it long ago. */
  const begun = async (userId: UserId, { id: essayId }: StoredEssay) =>
    unwrap(await readEssay(context, { userId, essayId }));
  return {
    readEssayChoices: ({ userId }) => readEssayChoices(context, userId),
    startEssay: async ({ userId, body: { id: essayId, ...start } }) =>
      begun(userId, unwrap(await startEssay(context, { userId, essayId }, start))),
    listEssays: ({ userId, query }) =>
      readEssays(context, userId, {
        status: query.status ?? null,
        afterId: query.after ?? null,
        limit: query.limit,
      }),
    readEssay: async ({ userId, params }) =>
      unwrap(await readEssay(context, { userId, ...params })),
    deleteEssay: async ({ userId, params }) =>
      unwrap(await deleteEssay(context, { userId, ...params })),
    saveEssayText: async ({ userId, params, body }) =>
      unwrap(await saveEssayText(context, { userId, ...params }, body)),
    listEssayVersions: async ({ userId, params }) => ({
      versions: unwrap(await readVersions(context, { userId, ...params })),
    }),
    readEssayVersion: async ({ userId, params: { essayId, revision } }) =>
      unwrap(await readVersion(context, { userId, essayId }, revision)),
    submitEssay: async ({ userId, params, body }) =>
      unwrap(await submitEssay(context, { userId, ...params }, body.draft)),
    reviseEssay: async ({ userId, params, body }) =>
      begun(userId, unwrap(await reviseEssay(context, { userId, ...params }, body))),
    readEssayFeedback: async ({ userId, params }) =>
      unwrap(await readEssayFeedback(context, { userId, ...params })),
  };
}
