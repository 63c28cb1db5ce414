import { createHash } from "node:crypto";
import type { FastifyInstance } from "fastify";
import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from "jose";
import { z } from "zod";
import type { IdentityProvider } from "../../dependencies.ts";
import { RequestRefused } from "../../http/refusal.ts";
import { isStorable } from "../../http/storable-text.ts";
import { verifyIdToken } from "../verify-id-token.ts";
import { CLIENT_SCRIPT } from "./client-script.ts";

const BASE_PATH = "/dev/identity";
const CLIENT_ID = "lexiquant-local";
const KEY_ID = "local";
const TOKEN_MINUTES = 5;

const personSchema = z.strictObject({
  name: z.string().trim().min(1).max(200).refine(isStorable, "cannot be stored"),
  email: z.email().max(320),
});
type Person = z.infer<typeof personSchema>;

/**
 * Stands in for Google on installations without a client id: asks people who they are and believes them.
 * Its tokens are real ones and go through the same verification. Never for production.
 */
export async function createLocalIdentity(options: {
  readonly publicOrigin: string;
  readonly clock: () => Date;
}): Promise<IdentityProvider> {
  const { publicOrigin, clock } = options;
  const issuer = `${publicOrigin}${BASE_PATH}`;
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  const keys = {
    keys: [{ ...(await exportJWK(publicKey)), kid: KEY_ID, alg: "RS256", use: "sig" }],
  };

  async function issue({ name, email }: Person): Promise<string> {
    const issuedAt = Math.floor(clock().getTime() / 1000);
    return await new SignJWT({ name, email, email_verified: true })
      .setProtectedHeader({ alg: "RS256", kid: KEY_ID, typ: "JWT" })
      .setIssuer(issuer)
      .setAudience(CLIENT_ID)
      .setSubject(subjectOf(email))
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + TOKEN_MINUTES * 60)
      .sign(privateKey);
  }

  const rules = {
    provider: "local",
    issuers: [issuer],
    audience: CLIENT_ID,
    keys: createLocalJWKSet(keys),
    clock,
  };
  return {
    config: { provider: "local", clientId: CLIENT_ID, scriptUrl: `${BASE_PATH}/client.js` },
    verify: (credential) => verifyIdToken(credential, rules),
    mount: (app) => mountRoutes(app, { keys, issue }),
  };
}

/** One person per address, however it is capitalised. */
function subjectOf(email: string): string {
  return createHash("sha256").update(email.toLowerCase()).digest("hex");
}

function mountRoutes(
  app: FastifyInstance,
  parts: { readonly keys: object; readonly issue: (person: Person) => Promise<string> },
): void {
  app.get(`${BASE_PATH}/client.js`, (_request, reply) =>
    reply
      .type("text/javascript; charset=utf-8")
      .header("cache-control", "no-cache")
      .send(CLIENT_SCRIPT),
  );
  app.get(`${BASE_PATH}/jwks.json`, async () => parts.keys);
  app.post(`${BASE_PATH}/token`, async ({ body }, reply) => {
    const person = personSchema.safeParse(body);
    if (!person.success) {
      const issues = person.error.issues.map(({ path, message }) => ({
        path: ["body", ...path].join("/"),
        message,
      }));
      throw new RequestRefused("validation-failed", issues);
    }
    reply.header("cache-control", "no-store");
    return { credential: await parts.issue(person.data) };
  });
}
