import { describe, expect, it } from "vitest";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { deliveryOfFailure, OUTBOX_KEY, readEntries } from "./browser-outbox.ts";

const outcomeOf = (failure: ConstructorParameters<typeof ApiFailure>[0]) => {
  const delivery = deliveryOfFailure(new ApiFailure(failure));
  return delivery.kind === "later" ? delivery.reason : delivery.kind;
};

describe("what a failed delivery means", () => {
  it("waits for what can pass: network, time, a busy or broken server, a missing sign-in", () => {
    expect(outcomeOf({ kind: "network" })).toBe("offline");
    expect(outcomeOf({ kind: "timeout" })).toBe("offline");
    expect(outcomeOf({ kind: "bad-response", status: 500, code: "internal-error" })).toBe("server");
    expect(outcomeOf({ kind: "bad-response", status: 503, code: "overloaded" })).toBe("server");
    expect(outcomeOf({ kind: "bad-request", status: 429, code: "rate-limited" })).toBe("server");
    expect(outcomeOf({ kind: "bad-request", status: 401, code: "unauthenticated" })).toBe(
      "signed-out",
    );
  });

  it("waits when something between here and the server refuses in its stead", () => {
    expect(outcomeOf({ kind: "bad-request", status: 403 })).toBe("server");
    expect(outcomeOf({ kind: "bad-request", status: 404 })).toBe("server");
  });

  it("gives up on what the server will always refuse", () => {
    expect(outcomeOf({ kind: "bad-request", status: 409, code: "already-answered" })).toBe(
      "refused",
    );
    expect(outcomeOf({ kind: "bad-request", status: 422, code: "response-invalid" })).toBe(
      "refused",
    );
  });
});

describe("the stored queue", () => {
  it("reads as empty where nothing, nonsense or something foreign is stored", () => {
    for (const stored of [null, "{", "7", '[{"key":1},null]']) {
      if (stored !== null) localStorage.setItem(OUTBOX_KEY, stored);
      expect(readEntries()).toEqual([]);
    }
  });

  it("drops an entry whose request is not whole, and keeps the others", () => {
    const entryOf = (request: unknown) => ({ key: "k", stamp: "s", owner: "ada", request });
    const params = { sessionId: "s-1" };
    const whole = [
      entryOf({ name: "closeSession", input: { params } }),
      entryOf({ name: "submitAttempt", input: { params, body: { position: 0 } } }),
    ];
    const broken = [
      entryOf({ name: "submitAttempt" }),
      entryOf({ name: "closeSession", input: null }),
      entryOf({ name: "closeSession", input: {} }),
      entryOf({ name: "submitAttempt", input: { params } }),
    ];
    localStorage.setItem(OUTBOX_KEY, JSON.stringify([...broken, ...whole]));
    expect(readEntries()).toEqual(whole);
  });
});
