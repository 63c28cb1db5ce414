import type { authRoutes } from "@lexiquant/contract";
import { readPreferences } from "../../history/preferences/repository.ts";
import type { Handlers } from "../../http/handlers.ts";
import { RequestRefused, unwrap } from "../../http/refusal.ts";
import {
  type AuthDependencies,
  changePreferences,
  logout,
  readUser,
  refreshAccess,
  signIn,
} from "./service.ts";

export function authHandlers(dependencies: AuthDependencies): Handlers<typeof authRoutes> {
  const { config } = dependencies.identity;
  return {
    readIdentityConfig: async () => config,
    signInWithGoogle: async ({ body }) => unwrap(await signIn(dependencies, body.token)),
    refreshAccess: async ({ body }) => ({
      access_token: unwrap(await refreshAccess(dependencies, body.refresh_token)),
    }),
    logout: async ({ body }) => ({ revoked: await logout(dependencies, body.refresh_token) }),
    currentUser: async ({ userId }) => {
      const user = await readUser(dependencies, userId);
      if (user === null) throw new RequestRefused("unauthenticated");
      return user;
    },
    readPreferences: ({ userId }) => readPreferences(dependencies.database.reader, userId),
    savePreferences: ({ userId, body }) => changePreferences(dependencies, userId, body),
  };
}
