import type { SignInPlace } from "./auth-context.ts";
import { readCampaign } from "./campaign.ts";

type ProductEvent =
  | { readonly event: "signup_complete"; readonly method: "google_login" }
  | {
      readonly event: "google_login_click";
      readonly category: "acquisition";
      readonly label: SignInPlace;
    };

declare global {
  interface Window {
    /** The queue that tag managers read; without one installed, events stay in it unread. */
    dataLayer?: Record<string, unknown>[];
  }
}

function send(event: ProductEvent, extra: Readonly<Record<string, string>> = {}): void {
  window.dataLayer ??= [];
  window.dataLayer.push({ ...event, ...extra });
}

export function sendSignUpComplete(): void {
  send({ event: "signup_complete", method: "google_login" });
}

export function sendSignInClick(label: SignInPlace): void {
  send({ event: "google_login_click", category: "acquisition", label }, readCampaign());
}
