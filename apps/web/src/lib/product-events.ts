import type { ProductEvent, SignInPlace } from "@lexiquant/contract";
import { call } from "./api.ts";
import { clientEnvironment } from "./client-environment.ts";
import { randomId } from "./random-id.ts";
import { markIntroduced, readVisit } from "./visit.ts";

/** One after the other, so that only the first event of a visit describes the browser. */
let sending: Promise<void> = Promise.resolve();
let destination: Promise<string | null> | null = null;

export function sendSignUpComplete(): void {
  send({ name: "signup_complete", method: "google_login" });
}

export function sendSignInClick(label: SignInPlace): void {
  send({ name: "google_login_click", category: "acquisition", label });
}

function send(event: ProductEvent): void {
  // A lost event is no harm to the visitor, who is not told of it.
  sending = sending.then(() => deliver(event)).catch(() => undefined);
}

async function deliver(event: ProductEvent): Promise<void> {
  const { id: visitId, campaign, introduced } = readVisit();
  const environment = introduced ? {} : { environment: clientEnvironment() };
  const measurementId = await readDestination();
  if (measurementId === null) {
    await call("recordEvent", {
      body: { id: randomId(), visitId, event, campaign, ...environment },
    });
  } else {
    const { sendToGoogleAnalytics } = await import("./google-analytics.ts");
    const { name, ...properties } = event;
    sendToGoogleAnalytics(measurementId, name, {
      ...properties,
      ...campaign,
      ...environment.environment,
    });
  }
  markIntroduced();
}

/** The Google Analytics property, or null for our own server. Asked for with the first event. */
function readDestination(): Promise<string | null> {
  destination ??= call("readEventConfig", {}).then(
    ({ ga4MeasurementId }) => ga4MeasurementId,
    (error: unknown) => {
      destination = null;
      throw error;
    },
  );
  return destination;
}

/** For tests: resolves when everything so far is delivered or lost, and asks for the destination anew. */
export async function settleEvents(): Promise<void> {
  await sending;
  destination = null;
}
