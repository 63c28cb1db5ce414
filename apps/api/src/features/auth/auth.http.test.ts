import {
  errorBodySchema,
  type IdentityConfig,
  routes,
  signInResponseSchema,
} from "@lexiquant/contract";
import {
  createLocalJWKSet,
  exportJWK,
  exportSPKI,
  generateKeyPair,
  SignJWT,
  UnsecuredJWT,
} from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { verifyIdToken } from "../../adapters/verify-id-token.ts";
import { createTestApp, createTestClock, type TestApp } from "../../testing/test-app.ts";

const ISSUER = "https://accounts.google.com";
const AUDIENCE = "lexiquant.apps.example";
const SIGN_IN = routes.signInWithGoogle.path;
const REFRESH = routes.refreshAccess.path;
const LOGOUT = routes.logout.path;
const DAY_MS = 86_400_000;

/** An app that trusts a key pair of this test as if it were Google's. */
async function createGoogleLikeApp() {
  const clock = createTestClock();
  const ours = await generateKeyPair("RS256", { extractable: true });
  const theirs = await generateKeyPair("RS256", { extractable: true });
  const keys = createLocalJWKSet({
    keys: [{ ...(await exportJWK(ours.publicKey)), kid: "one", alg: "RS256", use: "sig" }],
  });
  const config: IdentityConfig = { provider: "google", clientId: AUDIENCE, scriptUrl: "" };
  const rules = {
    provider: "google",
    issuers: [ISSUER, "accounts.google.com"],
    audience: AUDIENCE,
    keys,
    clock: clock.now,
  };
  const test = await createTestApp({
    clock: clock.now,
    identity: { config, verify: (credential) => verifyIdToken(credential, rules), mount: null },
  });
  return { test, clock, ours, theirs };
}

describe("sign-in", () => {
  let setup: Awaited<ReturnType<typeof createGoogleLikeApp>>;
  beforeAll(async () => {
    setup = await createGoogleLikeApp();
  });
  afterAll(() => setup.test.close());

  const seconds = () => Math.floor(setup.clock.now().getTime() / 1000);
  const claims = () => ({
    iss: ISSUER,
    aud: AUDIENCE,
    sub: "10769150350006150715113082367",
    email: "ada@example.org",
    email_verified: true,
    name: "Ada Lovelace",
    iat: seconds(),
    exp: seconds() + 3600,
  });
  const sign = (differences: object, key = setup.ours.privateKey) =>
    new SignJWT({ ...claims(), ...differences })
      .setProtectedHeader({ alg: "RS256", kid: "one" })
      .sign(key);
  const post = (token: string) =>
    setup.test.app.inject({ method: "POST", url: SIGN_IN, payload: { token } });

  async function expectRefused(token: string) {
    const users = () => setup.test.database.reader.selectFrom("users").selectAll().execute();
    const before = await users();
    const answer = await post(token);
    expect(answer.statusCode).toBe(401);
    expect(errorBodySchema.parse(answer.json()).error.code).toBe("credential-refused");
    expect(await users()).toEqual(before);
  }

  it("[A2] answers with the user and both tokens, and the same user the next time", async () => {
    const first = await post(await sign({}));
    expect(first.statusCode).toBe(200);
    const { user, token } = signInResponseSchema.parse(first.json());
    expect(user).toMatchObject({ name: "Ada Lovelace", email: "ada@example.org" });
    expect(token.refresh_token.startsWith(`${user.id}.`)).toBe(true);
    const again = signInResponseSchema.parse((await post(await sign({}))).json());
    expect(again.user.id).toBe(user.id);
    expect(again.token.refresh_token).not.toBe(token.refresh_token);
  });

  it("takes both spellings of the issuer, and the name and e-mail of the latest sign-in", async () => {
    const answer = await post(await sign({ iss: "accounts.google.com", name: "Ada King" }));
    expect(answer.statusCode).toBe(200);
    const { user, token } = signInResponseSchema.parse(answer.json());
    const me = await setup.test.app.inject({
      url: routes.currentUser.path,
      headers: { authorization: `Bearer ${token.access_token}` },
    });
    expect(me.json()).toEqual({ id: user.id, name: "Ada King", email: "ada@example.org" });
  });

  it("tells people apart by subject, not by e-mail", async () => {
    const one = signInResponseSchema.parse((await post(await sign({}))).json());
    const other = signInResponseSchema.parse((await post(await sign({ sub: "2" }))).json());
    expect(other.user.id).not.toBe(one.user.id);
  });

  it("makes one user of ten first sign-ins at the same time", async () => {
    const token = await sign({ sub: "ten-at-once" });
    const answers = await Promise.all(Array.from({ length: 10 }, () => post(token)));
    const ids = answers.map((answer) => signInResponseSchema.parse(answer.json()).user.id);
    expect(new Set(ids).size).toBe(1);
  });

  it.each([
    ["meant for another client", { aud: "elsewhere" }],
    ["of another issuer", { iss: "https://accounts.example.com" }],
    ["without an issuer", { iss: undefined }],
    ["that has expired", { iat: 1_000, exp: 2_000 }],
    ["without expiry", { exp: undefined }],
    ["issued too long ago", { iat: 1_000 }],
    ["not valid yet", { nbf: 4_102_444_800 }],
    ["with an unverified e-mail", { email_verified: false }],
    ["that says the e-mail is verified in words", { email_verified: "true" }],
    ["without e-mail", { email: undefined }],
    ["without subject", { sub: undefined }],
  ])("[A15] refuses a credential %s", async (_what, differences) => {
    await expectRefused(await sign(differences));
  });

  it("[A15] refuses a forged signature", async () => {
    await expectRefused(await sign({}, setup.theirs.privateKey));
  });

  it("[A15] refuses a payload that was changed after signing", async () => {
    const [header, , signature] = (await sign({})).split(".");
    const payload = Buffer.from(JSON.stringify({ ...claims(), sub: "1" })).toString("base64url");
    await expectRefused(`${header}.${payload}.${signature}`);
  });

  it("[A15] refuses a credential without signature", async () => {
    await expectRefused(new UnsecuredJWT(claims()).encode());
  });

  it("[A15] refuses the published key used as a shared secret", async () => {
    const secret = new TextEncoder().encode(await exportSPKI(setup.ours.publicKey));
    const token = await new SignJWT(claims())
      .setProtectedHeader({ alg: "HS256", kid: "one" })
      .sign(secret);
    await expectRefused(token);
  });

  it("[A15] refuses what is no token", async () => {
    await expectRefused("nonsense");
    await expectRefused("a.b.c");
  });

  it("refuses our own access token as a credential", async () => {
    const { token } = signInResponseSchema.parse((await post(await sign({}))).json());
    await expectRefused(token.access_token);
  });
});

describe("refresh and logout", () => {
  let test: TestApp;
  beforeAll(async () => {
    test = await createTestApp();
  });
  afterAll(() => test.close());

  const post = (url: string, refreshToken: string) =>
    test.app.inject({ method: "POST", url, payload: { refresh_token: refreshToken } });

  async function expectRefused(refreshToken: string) {
    const answer = await post(REFRESH, refreshToken);
    expect(answer.statusCode).toBe(401);
    expect(errorBodySchema.parse(answer.json()).error.code).toBe("refresh-refused");
  }

  it("[A14] answers with a fresh access token and nothing else", async () => {
    const ada = await test.signIn("Ada");
    test.clock.advance(20 * 60_000);
    const answer = await post(REFRESH, ada.signedIn.token.refresh_token);
    expect(answer.statusCode).toBe(200);
    expect(Object.keys(answer.json())).toEqual(["access_token"]);
    const { access_token } = answer.json<{ access_token: string }>();
    const me = await test.app.inject({
      url: routes.currentUser.path,
      headers: { authorization: `Bearer ${access_token}` },
    });
    expect(me.json()).toEqual(ada.signedIn.user);
  });

  it("[A14] refuses what is unknown, malformed, or has another secret", async () => {
    const { signedIn } = await test.signIn("Ada");
    const [userId, id, secret = ""] = signedIn.token.refresh_token.split(".");
    const otherSecret = secret.startsWith("A") ? `B${secret.slice(1)}` : `A${secret.slice(1)}`;
    await expectRefused("nonsense");
    await expectRefused(`${userId}.${id}`);
    await expectRefused(`${userId}.${id}.${otherSecret}`);
    await expectRefused(`${userId}.${userId}.${secret}`);
    await expectRefused(`${id}.${id}.${secret}`);
    await expectRefused(`${userId}.${id}.${secret}.`);
  });

  it("[A14] refuses another user's id with one's own secret", async () => {
    const ada = await test.signIn("Ada");
    const bob = await test.signIn("Bob");
    const [, id, secret] = ada.signedIn.token.refresh_token.split(".");
    await expectRefused(`${bob.userId}.${id}.${secret}`);
  });

  it("[A14] refuses a token after sixty days", async () => {
    const { signedIn } = await test.signIn("Ada");
    test.clock.advance(60 * DAY_MS - 1);
    expect((await post(REFRESH, signedIn.token.refresh_token)).statusCode).toBe(200);
    test.clock.advance(1);
    await expectRefused(signedIn.token.refresh_token);
  });

  it("refuses a token after logout, and leaves the other device signed in", async () => {
    const phone = await test.signIn("Ada");
    const laptop = await test.signIn("Ada");
    const answer = await post(LOGOUT, phone.signedIn.token.refresh_token);
    expect(answer.json()).toEqual({ revoked: true });
    await expectRefused(phone.signedIn.token.refresh_token);
    expect((await post(REFRESH, laptop.signedIn.token.refresh_token)).statusCode).toBe(200);
  });

  it("takes a repeated logout and an unknown token for no error", async () => {
    const { signedIn } = await test.signIn("Ada");
    await post(LOGOUT, signedIn.token.refresh_token);
    for (const token of [signedIn.token.refresh_token, "nonsense"]) {
      const answer = await post(LOGOUT, token);
      expect(answer.statusCode).toBe(200);
      expect(answer.json()).toEqual({ revoked: false });
    }
  });

  it("does not let somebody who knows only the id sign others out", async () => {
    const { signedIn } = await test.signIn("Ada");
    const [userId, id] = signedIn.token.refresh_token.split(".");
    const answer = await post(LOGOUT, `${userId}.${id}.${"A".repeat(43)}`);
    expect(answer.json()).toEqual({ revoked: false });
    expect((await post(REFRESH, signedIn.token.refresh_token)).statusCode).toBe(200);
  });

  it("stores no secret that would open a session", async () => {
    const { signedIn } = await test.signIn("Ada");
    const [, , secret = ""] = signedIn.token.refresh_token.split(".");
    const rows = await test.database.reader.selectFrom("refresh_tokens").selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it("keeps each user's preferences", async () => {
    const ada = await test.signIn("Ada");
    const bob = await test.signIn("Bob");
    const url = routes.readPreferences.path;
    const defaults = { explanationMode: "quick", directness: "guide", paceFactor: 1 };
    expect((await ada.inject({ url })).json()).toEqual(defaults);
    await ada.inject({ method: "PUT", url, payload: { explanationMode: "detailed" } });
    await ada.inject({ method: "PUT", url, payload: { directness: "nudge" } });
    await ada.inject({ method: "PUT", url, payload: { paceFactor: 1.5 } });
    const refused = await ada.inject({ method: "PUT", url, payload: { paceFactor: 3 } });
    expect(refused.statusCode).toBe(400);
    const chosen = { explanationMode: "detailed", directness: "nudge", paceFactor: 1.5 };
    expect((await ada.inject({ url })).json()).toEqual(chosen);
    expect((await bob.inject({ url })).json()).toEqual(defaults);
  });
});
