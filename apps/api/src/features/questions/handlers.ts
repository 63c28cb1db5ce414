import type { questionRoutes } from "@lexiquant/contract";
import { indexAllItems, indexItems } from "../../bank/item-index.ts";
import { panelItemsOf } from "../../bank/panel-items.ts";
import type { Handlers } from "../../http/handlers.ts";
import { unwrap } from "../../http/refusal.ts";
import type { QuestionContext, QuestionDependencies } from "./dependencies.ts";
import { readTwin } from "./read-twin.ts";
import { readQuestion, reportProblem, revealKey, saveAnnotation } from "./service.ts";

export function questionHandlers(
  dependencies: QuestionDependencies,
): Handlers<typeof questionRoutes> {
  const { bank, exams } = dependencies;
  const context: QuestionContext = {
    ...dependencies,
    index: indexItems(bank),
    served: indexAllItems(bank),
    panelItems: panelItemsOf(exams),
  };
  return {
    readQuestion: async ({ userId, params }) =>
      unwrap(await readQuestion(context, userId, params.itemId)),
    readTwin: async ({ userId, params }) => unwrap(await readTwin(context, userId, params.itemId)),
    revealKey: async ({ userId, params }) =>
      unwrap(await revealKey(context, userId, params.itemId)),
    saveAnnotation: async ({ userId, params, body }) =>
      unwrap(await saveAnnotation(context, userId, { ...params, annotation: body })),
    reportProblem: async ({ userId, params, body }) =>
      unwrap(await reportProblem(context, userId, { ...params, ...body })),
  };
}
