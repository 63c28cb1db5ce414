import { afterEach, describe, expect, it, vi } from "vitest";
import { settleEvents } from "../../lib/product-events.ts";
import { refreshFailed, signedOut } from "../../lib/session-signals.ts";
import {
  ACCESS_TOKEN_KEY,
  readAccessToken,
  readRefreshToken,
  readUser,
  storeSignIn,
  USER_KEY,
} from "../../lib/token-store.ts";
import { fakeServer } from "../../testing/fake-server.ts";
import { type AuthServices, createAuthSession } from "./auth-session.ts";

const USER = { id: "1", name: "Ada", email: "ada@example.org" };
const TOKENS = { accessToken: "a", refreshToken: "r" };
let stop: () => void = () => undefined;

function begin(services: Partial<AuthServices> = {}) {
  const used = {
    signIn: vi.fn(services.signIn ?? (() => Promise.resolve({ user: USER, tokens: TOKENS }))),
    refresh: vi.fn(services.refresh ?? (() => Promise.resolve(true))),
    revoke: vi.fn(services.revoke ?? (() => Promise.resolve())),
    goHome: vi.fn(),
  };
  const session = createAuthSession(used);
  stop = session.start();
  return { session, ...used };
}

function expectLog() {
  return vi.spyOn(console, "error").mockImplementation(() => undefined);
}

afterEach(() => {
  stop();
});

describe("restoring a session", () => {
  it("[A8] takes a stored user with an access token", () => {
    storeSignIn(USER, TOKENS);
    expect(begin().session.state()).toEqual({ status: "signed-in", user: USER });
  });

  it.each([USER_KEY, ACCESS_TOKEN_KEY])("[A8] does not when %s is missing", (key) => {
    storeSignIn(USER, TOKENS);
    localStorage.removeItem(key);
    expect(begin().session.state()).toEqual({ status: "signed-out" });
  });
});

describe("signing in", () => {
  it("[A3][A4] stores user and tokens, sets them in memory and sends signup_complete", async () => {
    const requests = fakeServer({ readEventConfig: () => ({ ga4MeasurementId: null }) });
    const { session, signIn } = begin();
    await session.receiveCredential("credential");
    expect(signIn).toHaveBeenCalledExactlyOnceWith("credential");
    expect(session.state()).toEqual({ status: "signed-in", user: USER });
    expect([readUser(), readAccessToken(), readRefreshToken()]).toEqual([USER, "a", "r"]);
    await settleEvents();
    expect(requests.at(-1)?.body).toMatchObject({
      event: { name: "signup_complete", method: "google_login" },
    });
  });

  it("[A6] is in progress exactly while the credential is being posted", async () => {
    let answer: (value: { user: typeof USER; tokens: typeof TOKENS }) => void = () => undefined;
    const { session } = begin({ signIn: () => new Promise((resolve) => (answer = resolve)) });
    const signingIn = session.receiveCredential("credential");
    expect(session.state().status).toBe("logging-in");
    answer({ user: USER, tokens: TOKENS });
    await signingIn;
    expect(session.state().status).toBe("signed-in");
  });

  it("[A6][A7] logs a failure, clears the flag and stores nothing", async () => {
    const log = expectLog();
    const failure = new Error("refused");
    const { session } = begin({ signIn: () => Promise.reject(failure) });
    await session.receiveCredential("credential");
    expect(session.state().status).toBe("signed-out");
    expect(log).toHaveBeenCalledExactlyOnceWith("Login failed", failure);
    expect([readUser(), readAccessToken()]).toEqual([null, null]);
  });
});

describe("signing out", () => {
  it("[A9] clears what is stored and in memory, goes home, and revokes the token at the server", () => {
    storeSignIn(USER, TOKENS);
    const told = vi.fn();
    const stopListening = signedOut.listen(told);
    const { session, goHome, revoke } = begin();
    session.logout();
    stopListening();
    expect(session.state().status).toBe("signed-out");
    expect([readUser(), readAccessToken(), readRefreshToken()]).toEqual([null, null, null]);
    expect(goHome).toHaveBeenCalledOnce();
    expect(revoke).toHaveBeenCalledExactlyOnceWith("r");
    expect(told).toHaveBeenCalledOnce();
  });

  it("does not wait for the server nor mind its failure", async () => {
    storeSignIn(USER, TOKENS);
    const { session } = begin({ revoke: () => Promise.reject(new Error("offline")) });
    session.logout();
    await Promise.resolve();
    expect(session.state().status).toBe("signed-out");
  });

  it("in another tab holds here too", () => {
    storeSignIn(USER, TOKENS);
    const { session } = begin();
    localStorage.clear();
    window.dispatchEvent(new StorageEvent("storage"));
    expect(session.state().status).toBe("signed-out");
  });
});

describe("another person signing in in another tab", () => {
  const OTHER = { id: "2", name: "Grace", email: "grace@example.org" };
  const changed = () =>
    window.dispatchEvent(new StorageEvent("storage", { key: USER_KEY, newValue: "" }));

  it("takes over here, and tells that what belongs to the first has to go", () => {
    storeSignIn(USER, TOKENS);
    const told = vi.fn();
    const stopListening = signedOut.listen(told);
    const { session } = begin();
    changed();
    expect(told).not.toHaveBeenCalled();
    storeSignIn(OTHER, TOKENS);
    changed();
    stopListening();
    expect(session.state()).toEqual({ status: "signed-in", user: OTHER });
    expect(told).toHaveBeenCalledOnce();
  });

  it("takes over also where this tab could not store its own sign-in", () => {
    localStorage.setItem(USER_KEY, JSON.stringify(OTHER));
    localStorage.setItem(ACCESS_TOKEN_KEY, "other");
    const full = vi.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError");
    });
    storeSignIn(USER, TOKENS);
    full.mockRestore();
    const { session } = begin();
    expect(session.state()).toEqual({ status: "signed-in", user: USER });
    changed();
    expect(session.state()).toEqual({ status: "signed-in", user: OTHER });
    expect(readAccessToken()).toBe("other");
  });
});

describe("the refresh timer", () => {
  it("[A10] is not put off by what another tab stores of other things", async () => {
    vi.useFakeTimers();
    storeSignIn(USER, TOKENS);
    const { refresh } = begin();
    await vi.advanceTimersByTimeAsync(200_000);
    window.dispatchEvent(new StorageEvent("storage", { key: "lexiquant-outbox" }));
    await vi.advanceTimersByTimeAsync(100_000);
    expect(refresh).toHaveBeenCalledOnce();
  });

  it("[A10] refreshes every 300000 ms while signed in, and not after", async () => {
    vi.useFakeTimers();
    storeSignIn(USER, TOKENS);
    const { session, refresh } = begin();
    await vi.advanceTimersByTimeAsync(299_999);
    expect(refresh).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(refresh).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(refresh).toHaveBeenCalledTimes(3);
    session.logout();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(refresh).toHaveBeenCalledTimes(3);
  });

  it("does not run while nobody is signed in", async () => {
    vi.useFakeTimers();
    const { refresh } = begin();
    await vi.advanceTimersByTimeAsync(900_000);
    expect(refresh).not.toHaveBeenCalled();
  });

  it.each([
    ["refused", "Failed to refresh token"],
    ["bad-answer", "Failed to refresh token"],
    ["no-answer", "Error refreshing access token"],
  ] as const)("[A10] a refresh that is %s signs out and logs %j", async (reason, text) => {
    vi.useFakeTimers();
    const log = expectLog();
    storeSignIn(USER, TOKENS);
    const { session, goHome } = begin({
      refresh: () => {
        refreshFailed.emit(reason);
        return Promise.resolve(false);
      },
    });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(log).toHaveBeenCalledExactlyOnceWith(text);
    expect(session.state().status).toBe("signed-out");
    expect(goHome).toHaveBeenCalledOnce();
    expect(readUser()).toBeNull();
  });

  it("[A10] one that could not even be tried counts as failed", async () => {
    vi.useFakeTimers();
    const log = expectLog();
    storeSignIn(USER, TOKENS);
    const { session } = begin({ refresh: () => Promise.reject(new Error("no chunk")) });
    await vi.advanceTimersByTimeAsync(300_000);
    expect(log).toHaveBeenCalledExactlyOnceWith("Error refreshing access token");
    expect(session.state().status).toBe("signed-out");
  });
});
