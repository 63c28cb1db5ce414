import { connect } from "node:net";
import { errorBodySchema } from "@lexiquant/contract";
import { SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createTestApp, type TestApp, type TestUser } from "../testing/test-app.ts";
import { TEST_SECRET } from "../testing/test-settings.ts";

const PREFERENCES = "/api/users/me/preferences/";

describe("a request that cannot be served", () => {
  let test: TestApp;
  let ada: TestUser;

  beforeAll(async () => {
    test = await createTestApp();
    ada = await test.signIn("Ada");
  });
  afterAll(() => test.close());

  const put = (payload: string, headers: Record<string, string> = {}) =>
    ada.inject({
      method: "PUT",
      url: PREFERENCES,
      payload,
      headers: { "content-type": "application/json", ...headers },
    });

  it.each([
    ["malformed JSON", '{"explanationMode":', {}, 400, "validation-failed"],
    ["an empty body", "", {}, 400, "validation-failed"],
    ["a poisoned prototype", '{"__proto__":{"a":1}}', {}, 400, "validation-failed"],
    [
      "a form",
      "a=1",
      { "content-type": "application/x-www-form-urlencoded" },
      415,
      "unsupported-media-type",
    ],
    ["plain text", "hello", { "content-type": "text/plain" }, 415, "unsupported-media-type"],
    ["an oversize body", `"${"x".repeat(70_000)}"`, {}, 413, "body-too-large"],
  ] as const)("is refused for %s", async (...row) => {
    const [, payload, headers, status, code] = row;
    const answer = await put(payload, headers);
    expect(answer.statusCode).toBe(status);
    expect(errorBodySchema.parse(answer.json()).error.code).toBe(code);
  });

  it("is told which fields do not fit", async () => {
    const answer = await put('{"explanationMode":"loud","volume":11}');
    const { error } = errorBodySchema.parse(answer.json());
    expect(error.code).toBe("validation-failed");
    expect(error.issues?.map(({ path }) => path)).toContain("body/explanationMode");
  });

  it.each([
    ["GET", "/api/nowhere/"],
    ["POST", "/api/users/me/"],
    ["GET", "/api/users/me"],
    ["GET", "/"],
  ] as const)("is refused when there is no route %s %s", async (method, url) => {
    const answer = await ada.inject({ method, url });
    expect(answer.statusCode).toBe(404);
    expect(errorBodySchema.parse(answer.json()).error.code).toBe("route-not-found");
  });

  it("is refused for an address that cannot be decoded", async () => {
    const answer = await ada.inject({ method: "GET", url: "/api/%zz/" });
    expect(answer.statusCode).toBe(400);
    expect(errorBodySchema.parse(answer.json()).error.code).toBe("validation-failed");
  });

  it("keeps the caller's request id, and makes one where there is none or a bad one", async () => {
    const chosen = await test.app.inject({
      url: "/api/nowhere/",
      headers: { "x-request-id": "journey-00042" },
    });
    expect(chosen.headers["x-request-id"]).toBe("journey-00042");
    expect(errorBodySchema.parse(chosen.json()).error.requestId).toBe("journey-00042");
    const bad = await test.app.inject({
      url: "/api/nowhere/",
      headers: { "x-request-id": "a b<script>" },
    });
    expect(bad.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
  });

  it("that is no HTTP is answered with the same body and the connection is closed", async () => {
    await test.app.listen({ port: 0, host: "127.0.0.1" });
    const address = test.app.server.address();
    const port = typeof address === "object" && address !== null ? address.port : 0;
    const text = await new Promise<string>((resolve, reject) => {
      const socket = connect(port, "127.0.0.1", () => socket.write("NONSENSE\r\n\r\n"));
      let received = "";
      socket.on("data", (chunk) => {
        received += chunk.toString();
      });
      socket.on("end", () => resolve(received));
      socket.on("error", reject);
    });
    expect(text).toMatch(/^HTTP\/1\.1 400 /);
    const body = text.slice(text.indexOf("\r\n\r\n") + 4);
    expect(errorBodySchema.parse(JSON.parse(body)).error.code).toBe("validation-failed");
  });
});

describe("a signed-in route", () => {
  let test: TestApp;
  let ada: TestUser;
  beforeAll(async () => {
    test = await createTestApp();
    ada = await test.signIn("Ada");
  });
  afterAll(() => test.close());

  const me = (authorization?: string) =>
    test.app.inject({
      url: "/api/users/me/",
      headers: authorization === undefined ? {} : { authorization },
    });

  /** A token like ours but for the given differences. */
  const token = (differences: {
    readonly secret?: Uint8Array;
    readonly issuer?: string;
    readonly audience?: string;
    readonly typ?: string;
    readonly sub?: string;
  }) => {
    const seconds = Math.floor(test.clock.now().getTime() / 1000);
    return new SignJWT()
      .setProtectedHeader({ alg: "HS256", typ: differences.typ ?? "at+jwt" })
      .setIssuer(differences.issuer ?? "lexiquant")
      .setAudience(differences.audience ?? "lexiquant-api")
      .setSubject(differences.sub ?? ada.userId)
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 600)
      .sign(differences.secret ?? TEST_SECRET);
  };

  it.each([
    ["no token", undefined],
    ["another scheme", "Basic YWRhOmFkYQ=="],
    ["no JWT", "Bearer nonsense"],
    ["an empty token", "Bearer "],
  ])("refuses %s", async (_what, authorization) => {
    const answer = await me(authorization);
    expect(answer.statusCode).toBe(401);
    expect(errorBodySchema.parse(answer.json()).error.code).toBe("unauthenticated");
    expect(answer.headers["www-authenticate"]).toBe("Bearer");
  });

  it("takes a token made like ours, so that each difference below is what is refused", async () => {
    expect((await me(`Bearer ${await token({})}`)).statusCode).toBe(200);
  });

  it.each([
    ["a foreign secret", { secret: new Uint8Array(32).fill(8) }],
    ["a foreign issuer", { issuer: "elsewhere" }],
    ["a foreign audience", { audience: "elsewhere" }],
    ["another type", { typ: "JWT" }],
    ["no user's id", { sub: "ada" }],
    ["an unknown user", { sub: "0193a1c0-0000-4000-8000-000000000001" }],
  ])("refuses a token with %s", async (_what, differences) => {
    const answer = await me(`Bearer ${await token(differences)}`);
    expect(answer.statusCode).toBe(401);
  });

  it("refuses a token without signature", async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
    const [, payload] = (await token({})).split(".");
    const answer = await me(`Bearer ${part({ alg: "none", typ: "at+jwt" })}.${payload}.`);
    expect(answer.statusCode).toBe(401);
  });

  it("takes a token for fifteen minutes and not longer", async () => {
    const bob = await test.signIn("Bob");
    test.clock.advance(14 * 60_000);
    expect((await me(bob.headers.authorization)).statusCode).toBe(200);
    test.clock.advance(2 * 60_000);
    expect((await me(bob.headers.authorization)).statusCode).toBe(401);
  });

  it("refuses before it looks at the body", async () => {
    const answer = await test.app.inject({
      method: "PUT",
      url: PREFERENCES,
      headers: { "content-type": "application/json" },
      payload: "{",
    });
    expect(answer.statusCode).toBe(401);
  });
});
