import { Writable } from "node:stream";
import { errorBodySchema, type IdentityConfig, routes } from "@lexiquant/contract";
import { describe, expect, it } from "vitest";
import type { Database } from "../db/database.ts";
import { openTestDatabase } from "../db/testing.ts";
import { createTestApp } from "../testing/test-app.ts";
import { TEST_SETTINGS } from "../testing/test-settings.ts";

const codeOf = (answer: { json: () => unknown }) => errorBodySchema.parse(answer.json()).error.code;

/** A stream for the log that keeps its lines. */
function collect(lines: string[]): Writable {
  return new Writable({
    write(chunk, _encoding, done) {
      lines.push(String(chunk));
      done();
    },
  });
}

/** A database whose reads end in the given way. */
function failingDatabase(database: Database, fail: () => never): Database {
  return {
    ...database,
    get reader() {
      return fail();
    },
    pendingMigrations: async () => fail(),
  };
}

describe("a failure inside", () => {
  async function appThatFails(fail: () => never, lines: string[] = []) {
    const stream = collect(lines);
    const real = await openTestDatabase();
    const test = await createTestApp();
    const ada = await test.signIn("Ada");
    const broken = await createTestApp({
      database: failingDatabase(real, fail),
      clock: test.clock.now,
      settings: { ...TEST_SETTINGS, logger: { level: "info", stream } },
    });
    const answer = await broken.app.inject({
      url: routes.currentUser.path,
      headers: ada.headers,
    });
    const ready = await broken.app.inject({ url: "/readyz" });
    await test.close();
    await broken.app.close();
    await real.close();
    return { answer, ready };
  }

  it("answers with an id and nothing of the cause, which the log has", async () => {
    const lines: string[] = [];
    const { answer, ready } = await appThatFails(() => {
      throw new Error("select secret_hash failed for ada@example.org");
    }, lines);
    expect(answer.statusCode).toBe(500);
    expect(codeOf(answer)).toBe("internal-error");
    expect(answer.body).not.toMatch(/secret_hash|select|at .*\.ts/);
    const logged = lines.find((line) => line.includes("request failed")) ?? "";
    expect(logged).toContain(String(answer.headers["x-request-id"]));
    expect(logged).toContain("select secret_hash failed for [e-mail]");
    expect(ready.statusCode).toBe(503);
  });

  it("is `overloaded` when the database is away", async () => {
    const { answer } = await appThatFails(() => {
      throw Object.assign(new Error("connect"), { code: "ECONNREFUSED" });
    });
    expect(answer.statusCode).toBe(503);
    expect(codeOf(answer)).toBe("overloaded");
  });
});

describe("the log", () => {
  it("says what was called and never who somebody is or what lets others act as them", async () => {
    const lines: string[] = [];
    const stream = collect(lines);
    const test = await createTestApp({
      settings: { ...TEST_SETTINGS, logger: { level: "trace", stream } },
    });
    const ada = await test.signIn("Ada Lovelace");
    await ada.inject({ url: `${routes.listSessions.path}?limit=7` });
    test.app.log.info({
      body: { token: "t0ken", refresh_token: "r3fresh", user: { email: "ada@example.org" } },
      headers: { authorization: "Bearer b3arer" },
      credential: "cr3dential",
    });
    const text = lines.join("");
    expect(text).toContain(routes.signInWithGoogle.path);
    expect(text).toContain(routes.listSessions.path);
    expect(text).toContain("[redacted]");
    for (const secret of [
      ada.signedIn.token.access_token,
      ada.signedIn.token.refresh_token,
      "Lovelace",
      "@example.org",
      "limit=7",
      "t0ken",
      "r3fresh",
      "b3arer",
      "cr3dential",
    ]) {
      expect(text).not.toContain(secret);
    }
    await test.close();
  });
});

describe("a handler that takes too long", () => {
  it("is answered for with a time-out", async () => {
    const real = await openTestDatabase();
    const test = await createTestApp();
    const ada = await test.signIn("Ada");
    const stuck = await createTestApp({
      database: { ...real, transaction: () => new Promise(() => {}) },
      clock: test.clock.now,
      settings: { ...TEST_SETTINGS, handlerTimeoutMs: 300 },
    });
    const answer = await stuck.app.inject({
      method: "PUT",
      url: routes.savePreferences.path,
      payload: { explanationMode: "quick" },
      headers: ada.headers,
    });
    expect(answer.statusCode).toBe(408);
    expect(codeOf(answer)).toBe("request-timeout");
    await test.close();
    await stuck.close();
  });
});

describe("an answer", () => {
  const appThatSays = (config: object) =>
    createTestApp({
      identity: {
        config: config as IdentityConfig, // a handler that breaks its promise, as no typed one can
        verify: () => Promise.reject(new Error("unused")),
        mount: null,
      },
    });

  it("loses the fields that the contract does not name", async () => {
    const named = { provider: "google", clientId: "id", scriptUrl: "/client.js" };
    const test = await appThatSays({ ...named, clientSecret: "s3cret" });
    const answer = await test.app.inject({ url: routes.readIdentityConfig.path });
    expect(answer.json()).toEqual(named);
    await test.close();
  });

  it("that does not fit the contract is not sent", async () => {
    const test = await appThatSays({ provider: "google", clientId: 7, scriptUrl: "/client.js" });
    const answer = await test.app.inject({ url: routes.readIdentityConfig.path });
    expect(answer.statusCode).toBe(500);
    expect(codeOf(answer)).toBe("internal-error");
    await test.close();
  });
});
