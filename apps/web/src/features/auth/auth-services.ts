import { call, refreshAccess } from "../../lib/api.ts";
import type { AuthServices } from "./auth-session.ts";

/** The real services: our API, loaded when first needed. */
export function createAuthServices(goHome: () => void): AuthServices {
  return {
    signIn: async (credential) => {
      const { user, token } = await call("signInWithGoogle", { body: { token: credential } });
      return {
        user,
        tokens: { accessToken: token.access_token, refreshToken: token.refresh_token },
      };
    },
    refresh: refreshAccess,
    revoke: (refreshToken) => call("logout", { body: { refresh_token: refreshToken } }),
    goHome,
  };
}
