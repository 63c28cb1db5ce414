import { ERROR_STATUS, errorBodySchema, routes } from "@lexiquant/contract";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp } from "../testing/test-app.ts";
import { TEST_SETTINGS } from "../testing/test-settings.ts";

const SUMMARY = routes.readBankSummary.path;
const codeOf = (answer: { json: () => unknown }) => errorBodySchema.parse(answer.json()).error.code;

describe("the server", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  it("describes every route of the contract with its policy", async () => {
    const { openapi, paths } = (await test.app.inject({ url: "/api/openapi.json" })).json();
    expect(openapi).toBe("3.1.0");
    const described = Object.entries<Record<string, Record<string, unknown>>>(paths).flatMap(
      ([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => ({ path, method, operation })),
    );
    expect(described).toHaveLength(Object.keys(routes).length);
    for (const [name, route] of Object.entries(routes)) {
      const path = route.path.replaceAll(/:(\w+)/g, "{$1}");
      const found = described.find(
        (entry) => entry.path === path && entry.method === route.method.toLowerCase(),
      );
      expect(found?.operation).toMatchObject({
        operationId: name,
        "x-auth": route.auth ?? "signed-in",
        "x-rate": route.rate,
      });
      const statuses = Object.keys(found?.operation.responses ?? {});
      for (const code of route.errors) expect(statuses).toContain(String(ERROR_STATUS[code]));
    }
  });

  it("refers only to shapes that the document holds", async () => {
    const { body } = await test.app.inject({ url: "/api/openapi.json" });
    const { schemas } = JSON.parse(body).components;
    const referred = [...body.matchAll(/"#\/components\/schemas\/([^"]+)"/g)].map(
      ([, name]) => name,
    );
    expect(referred.length).toBeGreaterThan(50);
    expect(referred.filter((name) => schemas[name ?? ""] === undefined)).toEqual([]);
  });

  it("says what pages may load, and lets nobody frame them", async () => {
    const { headers } = await test.app.inject({ url: SUMMARY });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self';");
    expect(policy).toContain("style-src 'self' 'unsafe-inline';");
    expect(policy).toContain("frame-ancestors 'none'");
    expect(headers["x-frame-options"]).toBe("DENY");
    expect(headers["strict-transport-security"]).toBeUndefined();
  });

  it("keeps answers of the API out of caches", async () => {
    expect((await test.app.inject({ url: SUMMARY })).headers["cache-control"]).toBe("no-store");
  });

  it("is up, and ready while it is not draining", async () => {
    expect((await test.app.inject({ url: "/healthz" })).statusCode).toBe(200);
    expect((await test.app.inject({ url: "/readyz" })).json()).toMatchObject({ status: "ready" });
    await test.app.drain(0);
    expect((await test.app.inject({ url: "/readyz" })).statusCode).toBe(503);
    expect((await test.app.inject({ url: "/healthz" })).statusCode).toBe(200);
  });
});

describe("a server with Google", () => {
  it("lets pages load Google's sign-in and nothing else of others", async () => {
    const config = { provider: "google" as const, clientId: "id", scriptUrl: "" };
    const test = await createTestApp({
      identity: { config, verify: () => Promise.reject(new Error("unused")), mount: null },
    });
    const { headers } = await test.app.inject({ url: SUMMARY });
    const policy = String(headers["content-security-policy"]);
    expect(policy).toContain("script-src 'self' https://accounts.google.com/gsi/;");
    expect(policy).toContain("frame-src https://accounts.google.com/gsi/;");
    expect((await test.app.inject({ url: "/dev/identity/client.js" })).statusCode).toBe(404);
    await test.close();
  });

  it("answers that it is overloaded while the keys cannot be fetched", async () => {
    const config = { provider: "google" as const, clientId: "id", scriptUrl: "" };
    const test = await createTestApp({
      identity: {
        config,
        verify: async () => ({ ok: false, reason: "provider-unreachable" }),
        mount: null,
      },
    });
    const answer = await test.app.inject({
      method: "POST",
      url: routes.signInWithGoogle.path,
      payload: { token: "t" },
    });
    expect(answer.statusCode).toBe(503);
    expect(codeOf(answer)).toBe("overloaded");
    await test.close();
  });
});

describe("a budget", () => {
  it("ends for one caller while another's goes on", async () => {
    const test = await createTestApp({ settings: { ...TEST_SETTINGS, rateLimitFactor: 0.01 } });
    const call = (remoteAddress: string) => test.app.inject({ url: SUMMARY, remoteAddress });
    for (let count = 0; count < 6; count += 1) {
      expect((await call("192.0.2.1")).statusCode).toBe(200);
    }
    const refused = await call("192.0.2.1");
    expect(codeOf(refused)).toBe("rate-limited");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    expect((await call("192.0.2.2")).statusCode).toBe(200);
    await test.close();
  });
});
