import type { IdentityConfig } from "@lexiquant/contract";
import { readAccessToken } from "../../lib/token-store.ts";

/** The part of Google's identity library that we use. */
interface GoogleIdentity {
  readonly initialize: (options: {
    readonly client_id: string;
    readonly callback: (answer: { readonly credential: string }) => void;
    readonly ux_mode: "popup";
    readonly auto_select: boolean;
  }) => void;
  readonly renderButton: (container: HTMLElement, options: GoogleButtonOptions) => void;
}

export interface GoogleButtonOptions {
  readonly type: "standard";
  readonly theme: "outline" | "filled_blue";
  readonly size: "large" | "medium";
  readonly text: "signin_with" | "signin";
  readonly shape: "rectangular";
  readonly click_listener: () => void;
}

declare global {
  interface Window {
    google?: { readonly accounts: { readonly id: GoogleIdentity } };
  }
}

const CONFIG_PATH = "/api/users/auth/config/";
let loading: Promise<GoogleIdentity> | null = null;

/**
 * Loads the identity provider's script once for the page and hands it the callback.
 * A failed load is forgotten, so that it can be tried again.
 */
export function loadGoogleIdentity(
  onCredential: (credential: string) => void,
): Promise<GoogleIdentity> {
  loading ??= load(onCredential).catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

async function load(onCredential: (credential: string) => void): Promise<GoogleIdentity> {
  const { clientId, scriptUrl } = await readConfig();
  await addScript(scriptUrl);
  const identity = window.google?.accounts.id;
  if (identity === undefined) throw new Error("The identity script brought no google.accounts.id");
  identity.initialize({
    client_id: clientId,
    callback: ({ credential }) => onCredential(credential),
    ux_mode: "popup",
    auto_select: false,
  });
  return identity;
}

/** By `fetch`, not by the API client: the landing page does without that one's weight. */
async function readConfig(): Promise<Pick<IdentityConfig, "clientId" | "scriptUrl">> {
  const accessToken = readAccessToken();
  const headers = accessToken === null ? {} : { Authorization: `Bearer ${accessToken}` };
  const answer = await fetch(CONFIG_PATH, { headers });
  const config: unknown = answer.ok ? await answer.json() : null;
  if (typeof config === "object" && config !== null) {
    const { clientId, scriptUrl } = config as Record<string, unknown>; // checked in the next line
    if (typeof clientId === "string" && typeof scriptUrl === "string") {
      return { clientId, scriptUrl };
    }
  }
  throw new Error(`No identity configuration (status ${answer.status})`);
}

function addScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = url;
    script.async = true;
    script.onload = () => resolve();
    script.onerror = () => {
      script.remove();
      reject(new Error("The identity script could not be loaded"));
    };
    document.head.append(script);
  });
}

/** For tests: the next load starts afresh. */
export function forgetGoogleIdentity(): void {
  loading = null;
}
