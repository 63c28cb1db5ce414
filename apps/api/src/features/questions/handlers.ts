import type { questionRoutes } from "@lexiquant/contract";
import type { Handlers } from "../../http/handlers.ts";
import { unwrap } from "../../http/refusal.ts";
import type { QuestionContext } from "./dependencies.ts";
import { readTwin } from "./read-twin.ts";
import { readQuestion, reportProblem, revealKey, saveAnnotation } from "./service.ts";

export function questionHandlers(context: QuestionContext): Handlers<typeof questionRoutes> {
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
