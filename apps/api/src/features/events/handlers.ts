import type { eventRoutes } from "@lexiquant/contract";
import type { Dependencies } from "../../dependencies.ts";
import type { Handlers } from "../../http/handlers.ts";
import { insertEvent } from "./repository.ts";

/** What events need of the application. */
export type EventDependencies = Pick<Dependencies, "clock" | "database" | "settings">;

export function eventHandlers({
  clock,
  database,
  settings,
}: EventDependencies): Handlers<typeof eventRoutes> {
  return {
    readEventConfig: async () => ({ ga4MeasurementId: settings.ga4MeasurementId }),
    recordEvent: async ({ userId, body: { event, environment = null, ...body } }) => {
      const { name, ...properties } = event;
      await database.transaction((transaction) =>
        insertEvent(transaction, {
          ...body,
          userId,
          name,
          properties,
          environment,
          receivedAt: clock(),
        }),
      );
      return { id: body.id };
    },
  };
}
