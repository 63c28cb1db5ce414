import type { tutorRoutes } from "@lexiquant/contract";
import type { Handlers } from "../../http/handlers.ts";
import { unwrap } from "../../http/refusal.ts";
import type { TutorDependencies } from "./dependencies.ts";
import { deleteAllTurns, exportTurns, openThread, rateTurn } from "./service.ts";
import { tutorServices } from "./services.ts";
import { takeTurn } from "./take-turn.ts";

export function tutorHandlers(dependencies: TutorDependencies): Handlers<typeof tutorRoutes> {
  const services = tutorServices(dependencies);
  return {
    openTutor: async ({ userId, body }) => unwrap(await openThread(services, userId, body.scope)),
    takeTutorTurn: async ({ userId, body, signal }) =>
      unwrap(await takeTurn(services, userId, { ...body, signal })),
    rateTutorTurn: async ({ userId, params, body }) =>
      unwrap(await rateTurn(services, userId, { ...params, ...body })),
    exportTutorTurns: ({ userId, query }) => exportTurns(services, userId, query.after ?? null),
    deleteTutorTurns: async ({ userId }) => ({ deleted: await deleteAllTurns(services, userId) }),
  };
}
