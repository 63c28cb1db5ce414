import { accepted, type Result, refused } from "@lexiquant/domain/kernel";
import { errors, type JWTVerifyGetKey, jwtVerify } from "jose";
import { z } from "zod";
import type { CredentialRefusal, VerifiedIdentity } from "../dependencies.ts";
import { isStorable } from "../http/storable-text.ts";

/** Older tokens are refused even when they have not expired: a credential is posted right after it is made. */
const MAX_TOKEN_AGE = "1 hour";
const CLOCK_TOLERANCE_SECONDS = 30;

/** Who may issue ID tokens to whom, and where the keys are that prove it. */
export interface IdTokenRules {
  readonly provider: string;
  readonly issuers: readonly string[];
  readonly audience: string;
  readonly keys: JWTVerifyGetKey;
  readonly clock: () => Date;
}

const claimsSchema = z.object({
  sub: z.string().min(1).max(255).refine(isStorable),
  email: z.email().max(320),
  email_verified: z.literal(true),
  // Only shown, so a name that is missing or cannot be kept is no reason to turn a person away.
  name: z.string().trim().min(1).max(200).refine(isStorable).nullish().catch(null),
});

/** Verifies an OpenID Connect ID token: signature, algorithm, issuer, audience, times, verified e-mail. */
export async function verifyIdToken(
  credential: string,
  rules: IdTokenRules,
): Promise<Result<VerifiedIdentity, CredentialRefusal>> {
  const payload = await verifiedPayload(credential, rules);
  if (!payload.ok) return payload;
  const claims = claimsSchema.safeParse(payload.value);
  if (!claims.success) return refused("credential-refused");
  const { sub, email, name } = claims.data;
  return accepted({ provider: rules.provider, subject: sub, email, name: name ?? email });
}

async function verifiedPayload(
  credential: string,
  rules: IdTokenRules,
): Promise<Result<unknown, CredentialRefusal>> {
  try {
    const { payload } = await jwtVerify(credential, rules.keys, {
      algorithms: ["RS256"],
      issuer: [...rules.issuers],
      audience: rules.audience,
      requiredClaims: ["sub", "iat", "exp"],
      maxTokenAge: MAX_TOKEN_AGE,
      clockTolerance: CLOCK_TOLERANCE_SECONDS,
      currentDate: rules.clock(),
    });
    return accepted(payload);
  } catch (error) {
    return refused(isProviderFault(error) ? "provider-unreachable" : "credential-refused");
  }
}

/** Keys that cannot be fetched say nothing about the credential. */
function isProviderFault(error: unknown): boolean {
  if (error instanceof errors.JWKSTimeout || error instanceof errors.JWKSInvalid) return true;
  // What the key fetch throws for a bad answer is the base class itself; network faults are no JOSE errors.
  return !(error instanceof errors.JOSEError) || error.code === "ERR_JOSE_GENERIC";
}
