import { createServer, type Server } from "node:http";
import { exportJWK, generateKeyPair, SignJWT } from "jose";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createGoogleIdentity } from "./google-identity.ts";

const CLIENT_ID = "lexiquant.apps.example";
const clock = () => new Date("2026-11-21T10:00:00Z");

describe("sign-in with Google", () => {
  let server: Server;
  let keysUrl: string;
  let keys: Awaited<ReturnType<typeof generateKeyPair>>;
  let working = true;

  beforeAll(async () => {
    keys = await generateKeyPair("RS256", { extractable: true });
    const published = {
      keys: [{ ...(await exportJWK(keys.publicKey)), kid: "one", alg: "RS256" }],
    };
    server = createServer((_request, response) => {
      response.writeHead(working ? 200 : 500, { "content-type": "application/json" });
      response.end(JSON.stringify(published));
    });
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const address = server.address();
    keysUrl = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/certs`;
  });
  afterAll(() => {
    server.closeAllConnections();
    server.close();
  });

  const sign = (kid = "one") => {
    const seconds = clock().getTime() / 1000;
    return new SignJWT({ email: "ada@example.org", email_verified: true, name: "Ada" })
      .setProtectedHeader({ alg: "RS256", kid })
      .setIssuer("https://accounts.google.com")
      .setAudience(CLIENT_ID)
      .setSubject("1076")
      .setIssuedAt(seconds)
      .setExpirationTime(seconds + 3600)
      .sign(keys.privateKey);
  };

  it("takes a credential that the published keys verify", async () => {
    const google = createGoogleIdentity({ clientId: CLIENT_ID, clock, keysUrl });
    expect(await google.verify(await sign())).toEqual({
      ok: true,
      value: { provider: "google", subject: "1076", email: "ada@example.org", name: "Ada" },
    });
  });

  it("refuses a credential of a key that is not published", async () => {
    const google = createGoogleIdentity({ clientId: CLIENT_ID, clock, keysUrl });
    expect(await google.verify(await sign("two"))).toEqual({
      ok: false,
      reason: "credential-refused",
    });
  });

  it("does not blame the credential when the keys cannot be had", async () => {
    const unreachable = { ok: false, reason: "provider-unreachable" };
    const nobody = createGoogleIdentity({
      clientId: CLIENT_ID,
      clock,
      keysUrl: "http://127.0.0.1:1/certs",
    });
    expect(await nobody.verify(await sign())).toEqual(unreachable);
    working = false;
    const broken = createGoogleIdentity({ clientId: CLIENT_ID, clock, keysUrl });
    expect(await broken.verify(await sign())).toEqual(unreachable);
    working = true;
  });

  it("still refuses what is no token when the keys cannot be had", async () => {
    const nobody = createGoogleIdentity({
      clientId: CLIENT_ID,
      clock,
      keysUrl: "http://127.0.0.1:1/certs",
    });
    expect(await nobody.verify("nonsense")).toEqual({ ok: false, reason: "credential-refused" });
  });
});
