import { type APIRequestContext, expect, request as requests, test } from "@playwright/test";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { type OwnServer, removeData, startOwnServer } from "../steps/own-server.ts";
import { signInByHttp } from "../steps/visitor.ts";

const DAY_MS = 86_400_000;
const refresh = (request: APIRequestContext, refresh_token: unknown) =>
  request.post("/api/users/auth/refresh/", { data: { refresh_token } });

test("[A14] a refresh token is exchanged for an access token that works", async ({ request }) => {
  const { user, token } = await signInByHttp(request, "Tara Token");
  const answer = await refresh(request, token.refresh_token);
  expect(answer.status()).toBe(200);
  const body = (await answer.json()) as { access_token: string };
  expect(body).toEqual({ access_token: expect.any(String) });
  const me = await request.get("/api/users/me/", {
    headers: { authorization: `Bearer ${body.access_token}` },
  });
  expect(await me.json()).toEqual(user);
});

test("[A14] an invalid or revoked refresh token is answered with 401", async ({ request }) => {
  const { token } = await signInByHttp(request, "Toni Token");
  const [owner = ""] = token.refresh_token.split(".");
  for (const invalid of ["x", token.access_token, `${token.refresh_token}x`, owner]) {
    const answer = await refresh(request, invalid);
    expect(answer.status(), invalid).toBe(401);
    expect(await answer.json()).toMatchObject({ error: { code: "refresh-refused" } });
  }
  await request.post("/api/users/auth/logout/", { data: { refresh_token: token.refresh_token } });
  expect((await refresh(request, token.refresh_token)).status()).toBe(401);
});

test("[A14] an expired refresh token is answered with 401", async () => {
  test.setTimeout(90_000);
  const now = await startOwnServer();
  const before = await requests.newContext({ baseURL: now.origin });
  const { token } = await signInByHttp(before, "Tim Token");
  expect((await refresh(before, token.refresh_token)).status()).toBe(200);
  await before.dispose();
  await now.stop();

  const later = await startOwnServer({
    dataDirectory: now.dataDirectory,
    preload: new URL("../steps/later-clock.mjs", import.meta.url),
    environment: { CLOCK_AHEAD_MS: String(400 * DAY_MS) },
  });
  const after = await requests.newContext({ baseURL: later.origin });
  expect((await refresh(after, token.refresh_token)).status()).toBe(401);
  const me = await after.get("/api/users/me/", {
    headers: { authorization: `Bearer ${token.access_token}` },
  });
  expect(me.status()).toBe(401);
  await after.dispose();
  await later.stop();
  removeData(now);
});

test.describe("with Google", () => {
  const CLIENT_ID = "our-client.apps.googleusercontent.com";
  const GOOGLE = "https://accounts.google.com";
  type Key = Awaited<ReturnType<typeof generateKeyPair>>["privateKey"];
  let server: OwnServer | undefined;
  let google: Key;
  let stranger: Key;

  test.beforeAll(async () => {
    const pair = await generateKeyPair("RS256");
    google = pair.privateKey;
    stranger = (await generateKeyPair("RS256")).privateKey;
    const keys = [{ ...(await exportJWK(pair.publicKey)), kid: "g", alg: "RS256", use: "sig" }];
    server = await startOwnServer({
      preload: new URL("../steps/google-stand-in.mjs", import.meta.url),
      environment: { GOOGLE_CLIENT_ID: CLIENT_ID, GOOGLE_TEST_KEYS: JSON.stringify({ keys }) },
    });
  });
  test.afterAll(async () => {
    await server?.stop();
    if (server !== undefined) removeData(server);
  });

  interface Changes {
    readonly key?: Key;
    readonly issuer?: string;
    readonly audience?: string;
    readonly issuedAt?: number;
    readonly claims?: object;
  }

  function credential(changes: Changes = {}): Promise<string> {
    const issuedAt = changes.issuedAt ?? Math.floor(Date.now() / 1000);
    return new SignJWT({
      name: "Gina Google",
      email: "gina@example.org",
      email_verified: true,
      ...changes.claims,
    })
      .setProtectedHeader({ alg: "RS256", kid: "g" })
      .setIssuer(changes.issuer ?? GOOGLE)
      .setAudience(changes.audience ?? CLIENT_ID)
      .setSubject("108")
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + 3600)
      .sign(changes.key ?? google);
  }

  const post = async (request: APIRequestContext, token: string) =>
    (await request.post(`${server?.origin}/api/users/auth/google/`, { data: { token } })).status();

  test("[A15] a credential of Google's for us is accepted; forged, foreign and expired ones are refused", async ({
    request,
  }) => {
    expect(await post(request, await credential())).toBe(200);
    expect(await post(request, await credential({ issuer: "accounts.google.com" }))).toBe(200);
    const good = await credential();
    const [, payload = "", signature = ""] = good.split(".");
    const none = Buffer.from('{"alg":"none"}').toString("base64url");
    const other = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(payload, "base64url").toString()), sub: "109" }),
    ).toString("base64url");
    const refused = {
      "signed with another key": await credential({ key: stranger }),
      unsigned: `${none}.${payload}.`,
      "changed after signing": `${good.split(".")[0]}.${other}.${signature}`,
      "of another issuer": await credential({ issuer: "https://evil.example" }),
      "for another audience": await credential({ audience: "their-client" }),
      expired: await credential({ issuedAt: Math.floor(Date.now() / 1000) - 7200 }),
      "from the future": await credential({ issuedAt: Math.floor(Date.now() / 1000) + 7200 }),
      "with an unverified address": await credential({ claims: { email_verified: false } }),
    };
    for (const [what, token] of Object.entries(refused)) {
      expect(await post(request, token), what).toBe(401);
    }
  });

  test("[A1][A3] Google's own script is loaded from Google, its button rendered in header and hero, its credential taken", async ({
    page,
  }) => {
    await page.route("https://accounts.google.com/gsi/client", (route) =>
      route.fulfill({ contentType: "text/javascript", body: GOOGLE_SCRIPT }),
    );
    await page.goto(server?.origin ?? "");
    await expect(page.locator("[data-place=header_btn] button")).toHaveText("signin");
    await expect(page.locator("[data-place=hero_btn] button")).toHaveText("signin_with");
    const token = await credential({ claims: { name: "Greta Google" } });
    await page.evaluate((value) => {
      document.documentElement.dataset.credential = value;
    }, token);
    await page.locator("[data-place=hero_btn] button").click();
    await expect(page.getByRole("banner").getByText("Greta Google")).toBeVisible();
  });

  /** The calls of Google's script that we use, with buttons that hand over what the test has put into the page. */
  const GOOGLE_SCRIPT = `{
    let options;
    window.google = { accounts: { id: {
      initialize: (given) => { options = given; },
      renderButton: (container, { text, click_listener }) => {
        const button = document.createElement("button");
        button.textContent = text;
        button.onclick = () => {
          click_listener();
          options.callback({ credential: document.documentElement.dataset.credential, clientId: options.client_id });
        };
        container.append(button);
      },
    } } };
  }`;
});
