import type { accountRoutes } from "@lexiquant/contract";
import type { Handlers } from "../../http/handlers.ts";
import { type AccountDependencies, exportAccount } from "./export-account.ts";

export function accountHandlers(dependencies: AccountDependencies): Handlers<typeof accountRoutes> {
  return { exportAccount: ({ userId }) => exportAccount(dependencies, userId) };
}
