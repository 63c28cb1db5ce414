import type { analyticsRoutes } from "@lexiquant/contract";
import { indexAllItems } from "../../bank/item-index.ts";
import type { Dependencies } from "../../dependencies.ts";
import type { Handlers } from "../../http/handlers.ts";
import { readAnalytics } from "./service.ts";

/** What analytics needs of the application. */
export type AnalyticsDependencies = Pick<Dependencies, "bank" | "database">;

export function analyticsHandlers(
  dependencies: AnalyticsDependencies,
): Handlers<typeof analyticsRoutes> {
  const index = indexAllItems(dependencies.bank);
  return {
    readAnalytics: ({ userId }) => readAnalytics(dependencies, index, userId),
  };
}
