import { type ReactNode, useMemo, useSyncExternalStore } from "react";
import { type Auth, AuthContext } from "../../lib/auth-context.ts";
import type { AuthSession } from "./auth-session.ts";
import { GoogleButton } from "./google-button.tsx";

interface AuthProviderProps {
  readonly session: AuthSession;
  readonly children: ReactNode;
}

export function AuthProvider({ session, children }: AuthProviderProps) {
  const state = useSyncExternalStore(session.subscribe, session.state, session.state);
  const auth = useMemo<Auth>(() => {
    const name = state.status === "signed-in" ? state.user.name.trim() : "";
    return {
      state,
      name: name === "" ? null : name,
      logout: session.logout,
      signInButton: (place) => (
        <GoogleButton place={place} onCredential={session.receiveCredential} />
      ),
    };
  }, [state, session]);
  return <AuthContext value={auth}>{children}</AuthContext>;
}
