import type { accountRoutes } from "@lexiquant/contract";
import type { Dependencies } from "../../dependencies.ts";
import type { Handlers } from "../../http/handlers.ts";
import { deleteAccount } from "./delete-account.ts";
import { exportAccount } from "./export-account.ts";

type AccountDependencies = Pick<Dependencies, "accessTokens" | "clock" | "database">;

export function accountHandlers(dependencies: AccountDependencies): Handlers<typeof accountRoutes> {
  return {
    exportAccount: ({ userId }) => exportAccount(dependencies, userId),
    deleteAccount: async ({ userId }) => {
      await deleteAccount(dependencies, userId);
      return { deleted: true };
    },
  };
}
