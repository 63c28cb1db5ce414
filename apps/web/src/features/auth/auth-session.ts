import type { AuthState } from "../../lib/auth-context.ts";
import { logError } from "../../lib/log-error.ts";
import { sendSignUpComplete } from "../../lib/product-events.ts";
import { type RefreshFailure, refreshFailed, signedOut } from "../../lib/session-signals.ts";
import {
  clearSignIn,
  concernsSignIn,
  forgetRememberedSignIn,
  identityOf,
  readAccessToken,
  readRefreshToken,
  readUser,
  type StoredTokens,
  type StoredUser,
  storeSignIn,
} from "../../lib/token-store.ts";

const REFRESH_INTERVAL_MS = 300_000;

const REFRESH_FAILURE_LOGS: Record<RefreshFailure, string> = {
  refused: "Failed to refresh token",
  "bad-answer": "Failed to refresh token",
  "no-answer": "Error refreshing access token",
};

export interface AuthServices {
  /** Exchanges the identity provider's credential for our tokens. */
  readonly signIn: (credential: string) => Promise<{ user: StoredUser; tokens: StoredTokens }>;
  /** Stores a new access token, or tells `refreshFailed` why not. */
  readonly refresh: () => Promise<boolean>;
  /** Makes the server forget a refresh token. */
  readonly revoke: (refreshToken: string) => Promise<unknown>;
  readonly goHome: () => void;
}

export interface AuthSession {
  readonly state: () => AuthState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Restores a stored session and begins to listen; returns how to stop. */
  readonly start: () => () => void;
  readonly receiveCredential: (credential: string) => Promise<void>;
  readonly logout: () => void;
}

const SIGNED_OUT: AuthState = { status: "signed-out" };

/** Who is signed in, from the first second to the last: one state, changed only here. */
export function createAuthSession(services: AuthServices): AuthSession {
  let state: AuthState = SIGNED_OUT;
  let timer: ReturnType<typeof setInterval> | null = null;
  const listeners = new Set<() => void>();

  function become(next: AuthState): void {
    const before = identityIn(state);
    state = next;
    if (timer !== null) clearInterval(timer);
    timer =
      next.status === "signed-in"
        ? setInterval(() => void keepFresh(services), REFRESH_INTERVAL_MS)
        : null;
    if (before !== null && before !== identityIn(next)) signedOut.emit(null);
    for (const listener of [...listeners]) listener();
  }

  function logout(): void {
    const refreshToken = readRefreshToken();
    clearSignIn();
    become(SIGNED_OUT);
    services.goHome();
    // Best effort: whether the server hears of it or not, this browser has forgotten the token.
    if (refreshToken !== null) services.revoke(refreshToken).catch(() => undefined);
  }

  async function receiveCredential(credential: string): Promise<void> {
    if (state.status === "logging-in") return;
    become({ status: "logging-in" });
    try {
      const { user, tokens } = await services.signIn(credential);
      storeSignIn(user, tokens);
      become({ status: "signed-in", user });
      sendSignUpComplete();
    } catch (error) {
      logError("Login failed", error);
      become(SIGNED_OUT);
    }
  }

  function start(): () => void {
    become(storedState());
    const stopListening = refreshFailed.listen((reason) => {
      logError(REFRESH_FAILURE_LOGS[reason]);
      logout();
    });
    const follow = ({ key }: StorageEvent) => {
      if (!concernsSignIn(key)) return;
      forgetRememberedSignIn();
      if (state.status !== "logging-in") become(storedState());
    };
    // Signing in or out in one tab holds for all.
    window.addEventListener("storage", follow);
    return () => {
      stopListening();
      window.removeEventListener("storage", follow);
      if (timer !== null) clearInterval(timer);
    };
  }

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    start,
    receiveCredential,
    logout,
  };
}

function identityIn(state: AuthState): string | null {
  return state.status === "signed-in" ? identityOf(state.user) : null;
}

/** A user without an access token, or the other way round, is no session. */
function storedState(): AuthState {
  const user = readUser();
  return user === null || readAccessToken() === null ? SIGNED_OUT : { status: "signed-in", user };
}

/** A failed refresh tells `refreshFailed` itself; what is thrown here is that it could not even be tried. */
async function keepFresh(services: AuthServices): Promise<void> {
  try {
    await services.refresh();
  } catch {
    refreshFailed.emit("no-answer");
  }
}
