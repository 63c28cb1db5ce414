import type { ErrorCode } from "@lexiquant/contract";
import { call } from "../../../lib/api.ts";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { randomId } from "../../../lib/random-id.ts";
import { readStored, writeStored } from "../../../lib/safe-storage.ts";
import { readIdentity } from "../../../lib/token-store.ts";
import { failureOutcome } from "../sending/failure-outcome.ts";
import { createOutbox, type Delivery, type Outbox } from "./outbox.ts";
import type { OutboxEntry, OutboxRequest } from "./outbox-entry.ts";

export const OUTBOX_KEY = "lexiquant-outbox";

/** Names the signed-in user for what is kept in this browser. */
export function storageOwner(): string | null {
  return readIdentity();
}

export function readEntries(): readonly OutboxEntry[] {
  try {
    const value: unknown = JSON.parse(readStored(OUTBOX_KEY) ?? "[]");
    return Array.isArray(value) ? value.filter(isEntry) : [];
  } catch {
    return [];
  }
}

function isObject(value: unknown): boolean {
  return typeof value === "object" && value !== null;
}

function isRequest(value: Partial<OutboxRequest> | undefined): boolean {
  if (typeof value?.name !== "string" || !isObject(value.input)) return false;
  const { params, body } = value.input as { params?: unknown; body?: unknown }; // an object, looked at next
  return isObject(params) && (value.name === "closeSession" || isObject(body));
}

function isEntry(value: unknown): value is OutboxEntry {
  if (typeof value !== "object" || value === null) return false;
  const entry = value as Partial<OutboxEntry>; // every field is looked at before it counts
  return (
    typeof entry.key === "string" &&
    typeof entry.stamp === "string" &&
    typeof entry.owner === "string" &&
    isRequest(entry.request)
  );
}

async function deliver(request: OutboxRequest): Promise<Delivery> {
  try {
    return { kind: "delivered", answer: await answerTo(request) };
  } catch (error) {
    return deliveryOfFailure(error);
  }
}

function answerTo(request: OutboxRequest): Promise<unknown> {
  switch (request.name) {
    case "submitAttempt":
      return call(request.name, request.input);
    case "recordBail":
      return call(request.name, request.input);
    case "closeSession":
      return call(request.name, request.input);
    case "saveAnnotation":
      return call(request.name, request.input);
    case "answerVocabularyQuestion":
      return call(request.name, request.input);
    case "rateVocabularyAnswer":
      return call(request.name, request.input);
    case "undoVocabularyReview":
      return call(request.name, request.input);
  }
}

/** No request of the outbox ends more than itself. */
const NOTHING_OVER = new Map<ErrorCode | null, never>();

export function deliveryOfFailure(error: unknown): Delivery {
  const refused = { kind: "refused", failure: error } as const;
  if (!(error instanceof ApiFailure)) return refused;
  const outcome = failureOutcome(error, NOTHING_OVER);
  return outcome.kind === "later" ? outcome : refused;
}

/** Where the browser has no locks the server's own idempotence has to be enough. */
async function aloneInBrowser(work: () => Promise<void>): Promise<void> {
  const locks = "locks" in navigator ? navigator.locks : undefined;
  await (locks === undefined ? work() : locks.request(OUTBOX_KEY, work));
}

let shared: Outbox | null = null;

/** The one outbox of this window. It goes on sending while the student is on other screens. */
export function browserOutbox(): Outbox {
  if (shared !== null) return shared;
  const outbox = createOutbox({
    read: readEntries,
    write: (entries) => writeStored(OUTBOX_KEY, JSON.stringify(entries)),
    send: deliver,
    owner: storageOwner,
    newStamp: randomId,
    alone: aloneInBrowser,
  });
  window.addEventListener("online", () => void outbox.flush());
  window.addEventListener("storage", (event) => {
    if (event.key === OUTBOX_KEY) outbox.reread();
  });
  void outbox.flush();
  shared = outbox;
  return outbox;
}
