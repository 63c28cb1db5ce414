import { EMPTY_FILTER } from "@lexiquant/contract";
import { describe, expect, it, vi } from "vitest";
import { fakeServer, NO_ANSWER, Refusal, refusal } from "../testing/fake-server.ts";
import { call, refreshAccess } from "./api.ts";
import { ApiFailure, canPass } from "./api-failure.ts";
import { refreshFailed } from "./session-signals.ts";
import {
  readAccessToken,
  readRefreshToken,
  storeAccessToken,
  storeSignIn,
  USER_KEY,
} from "./token-store.ts";

const USER = { id: "0f8b7d1a-6c1e-4a52-9d0f-4a4d3f0c2b11", name: "Ada", email: "ada@example.org" };
const OTHER_USER = { ...USER, id: "0f8b7d1a-6c1e-4a52-9d0f-4a4d3f0c2b12", name: "Grace" };

function signIn(accessToken = "old"): void {
  storeSignIn(USER, { accessToken, refreshToken: "refresh" });
}

/** A server that takes only the given access token. */
function takesOnly(token: string) {
  return ({ headers }: { headers: Readonly<Record<string, string>> }) =>
    headers.authorization === `Bearer ${token}` ? USER : refusal("unauthenticated");
}

async function failureOf(promise: Promise<unknown>): Promise<ApiFailure> {
  const failure: unknown = await promise.catch((error: unknown) => error);
  if (failure instanceof ApiFailure) return failure;
  throw new Error("The call did not fail as expected");
}

describe("call", () => {
  it("[A13] carries the stored access token, and no authorization when none is stored", async () => {
    const requests = fakeServer({
      readBankSummary: () => ({ items: 1, verbal: 1, quantitative: 0 }),
    });
    await call("readBankSummary", {});
    signIn("token-1");
    await call("readBankSummary", {});
    expect(requests.map(({ headers }) => headers.authorization)).toEqual([
      undefined,
      "Bearer token-1",
    ]);
  });

  it("[A13] carries the stored access token when it refreshes too", async () => {
    const requests = fakeServer({ refreshAccess: () => ({ access_token: "token-2" }) });
    signIn("token-1");
    expect(await refreshAccess()).toBe(true);
    expect(requests.map(({ headers }) => headers.authorization)).toEqual(["Bearer token-1"]);
  });

  it("fills the path, sends query and body, and answers with the parsed output", async () => {
    const id = "7b0b1f9e-3f0a-4a41-8a5e-2a7d0b8f7c11";
    const requests = fakeServer({
      listSessions: () => ({ sessions: [] }),
      closeSession: () => refusal("session-not-found"),
    });
    expect(await call("listSessions", { query: { status: "open" } })).toEqual({ sessions: [] });
    await call("closeSession", { params: { sessionId: id } }).catch(() => undefined);
    expect(requests.map(({ url }) => url)).toEqual([
      "/api/practice/sessions/?status=open",
      `/api/practice/sessions/${id}/close/`,
    ]);
  });

  it("[C6] tells the failures apart", async () => {
    fakeServer({
      readAnalytics: () => refusal("internal-error"),
      listTopics: () => NO_ANSWER,
      readBankSummary: () => new Refusal(200, { items: "many" }),
      startSession: () => refusal("no-items-match"),
    });
    expect(await failureOf(call("listTopics", {}))).toMatchObject({
      kind: "network",
      status: null,
    });
    expect(await failureOf(call("readAnalytics", {}))).toMatchObject({
      kind: "bad-response",
      status: 500,
      code: "internal-error",
      requestId: "r-1",
    });
    expect(await failureOf(call("readBankSummary", {}))).toMatchObject({ kind: "bad-response" });
    const body = {
      id: USER.id,
      settings: { mode: "mixed", timing: { kind: "untimed" }, feedback: "each" },
      filter: EMPTY_FILTER,
      itemCount: 10,
    } as const;
    const refused = await failureOf(call("startSession", { body }));
    expect(refused).toMatchObject({ kind: "bad-request", status: 422, code: "no-items-match" });
    expect(canPass(refused)).toBe(false);
  });

  it("[C6] calls a stopped request canceled", async () => {
    fakeServer({ listTopics: () => new Promise(() => undefined) });
    const stop = new AbortController();
    const failing = failureOf(call("listTopics", {}, { signal: stop.signal }));
    await vi.waitFor(() => stop.abort());
    expect((await failing).kind).toBe("canceled");
  });
});

describe("a 401", () => {
  it("[A11] is retried once with a fresh token", async () => {
    signIn();
    const requests = fakeServer({
      currentUser: takesOnly("new"),
      refreshAccess: () => ({ access_token: "new" }),
    });
    expect(await call("currentUser", {})).toEqual(USER);
    expect(requests.map(({ route }) => route)).toEqual([
      "currentUser",
      "refreshAccess",
      "currentUser",
    ]);
    expect(requests[1]?.body).toEqual({ refresh_token: "refresh" });
    expect(readAccessToken()).toBe("new");
  });

  it("[A11] is never retried a second time", async () => {
    signIn();
    const requests = fakeServer({
      currentUser: () => refusal("unauthenticated"),
      refreshAccess: () => ({ access_token: "new" }),
    });
    expect((await failureOf(call("currentUser", {}))).status).toBe(401);
    expect(requests.filter(({ route }) => route === "currentUser")).toHaveLength(2);
    expect(requests.filter(({ route }) => route === "refreshAccess")).toHaveLength(1);
  });

  it("[A11] of ten calls at once leads to one refresh, and all ten succeed", async () => {
    signIn();
    const requests = fakeServer({
      currentUser: takesOnly("new"),
      refreshAccess: async () => {
        await new Promise((resolve) => setTimeout(resolve, 20));
        return { access_token: "new" };
      },
    });
    const users = await Promise.all(Array.from({ length: 10 }, () => call("currentUser", {})));
    expect(users).toEqual(Array.from({ length: 10 }, () => USER));
    expect(requests.filter(({ route }) => route === "refreshAccess")).toHaveLength(1);
    expect(requests.filter(({ route }) => route === "currentUser")).toHaveLength(20);
  });

  it("that arrives after another call has refreshed is retried without a second refresh", async () => {
    signIn();
    const requests = fakeServer({
      currentUser: (request) => {
        const reply = takesOnly("new")(request);
        storeAccessToken("new");
        return reply;
      },
    });
    expect(await call("currentUser", {})).toEqual(USER);
    expect(requests.map(({ route }) => route)).toEqual(["currentUser", "currentUser"]);
  });

  it("without a stored refresh token is the answer", async () => {
    const requests = fakeServer({ currentUser: () => refusal("unauthenticated") });
    expect((await failureOf(call("currentUser", {}))).code).toBe("unauthenticated");
    expect(requests).toHaveLength(1);
  });

  it("[A12] followed by a refused refresh removes both tokens and says so", async () => {
    signIn();
    const told = vi.fn();
    const stop = refreshFailed.listen(told);
    fakeServer({
      currentUser: () => refusal("unauthenticated"),
      refreshAccess: () => refusal("refresh-refused"),
    });
    expect((await failureOf(call("currentUser", {}))).status).toBe(401);
    stop();
    expect(told.mock.calls).toEqual([["refused"]]);
    expect([readAccessToken(), readRefreshToken()]).toEqual([null, null]);
  });

  it("is not retried with the token of somebody who signed in while the call was on its way", async () => {
    signIn();
    const requests = fakeServer({
      currentUser: () => {
        storeSignIn(OTHER_USER, { accessToken: "other", refreshToken: "other-refresh" });
        return refusal("unauthenticated");
      },
    });
    expect((await failureOf(call("currentUser", {}))).status).toBe(401);
    expect(requests.map(({ route }) => route)).toEqual(["currentUser"]);
  });

  it("is not retried with the token of somebody who signs in once the refresh is done", async () => {
    signIn();
    const requests = fakeServer({
      currentUser: () => refusal("unauthenticated"),
      refreshAccess: () => {
        localStorage.setItem(USER_KEY, JSON.stringify(OTHER_USER));
        return { access_token: "other" };
      },
    });
    expect((await failureOf(call("currentUser", {}))).status).toBe(401);
    expect(requests.map(({ route }) => route)).toEqual(["currentUser", "refreshAccess"]);
  });

  it("does not bring back a token for somebody who signed out meanwhile", async () => {
    signIn();
    fakeServer({
      currentUser: () => refusal("unauthenticated"),
      refreshAccess: () => {
        localStorage.clear();
        return { access_token: "new" };
      },
    });
    await failureOf(call("currentUser", {}));
    expect(readAccessToken()).toBeNull();
  });
});
