import { createRemoteJWKSet } from "jose";
import type { IdentityProvider } from "../../dependencies.ts";
import { verifyIdToken } from "../verify-id-token.ts";

const KEYS_URL = "https://www.googleapis.com/oauth2/v3/certs";
const SCRIPT_URL = "https://accounts.google.com/gsi/client";
/** Google writes its name both ways. */
const ISSUERS = ["https://accounts.google.com", "accounts.google.com"];
const KEYS_TIMEOUT_MS = 5_000;

/** Sign-in with Google: tokens that its published keys prove to be meant for our client id. */
export function createGoogleIdentity(options: {
  readonly clientId: string;
  readonly clock: () => Date;
  readonly keysUrl?: string;
}): IdentityProvider {
  const { clientId, clock, keysUrl = KEYS_URL } = options;
  const keys = createRemoteJWKSet(new URL(keysUrl), { timeoutDuration: KEYS_TIMEOUT_MS });
  const rules = { provider: "google", issuers: ISSUERS, audience: clientId, keys, clock };
  return {
    config: { provider: "google", clientId, scriptUrl: SCRIPT_URL },
    verify: (credential) => verifyIdToken(credential, rules),
    mount: null,
  };
}
