import type { Annotation, PracticeSession } from "@lexiquant/contract";
import type { AttemptId } from "@lexiquant/domain/kernel";
import { attemptIdSchema } from "@lexiquant/domain/kernel";
import type { OutboxEntry } from "../outbox/outbox-entry.ts";

type SessionId = PracticeSession["id"];

export function attemptKey(sessionId: SessionId, position: number): string {
  return `attempt ${sessionId} ${position}`;
}

export function annotationKey(itemId: string): string {
  return `annotation ${itemId}`;
}

export function bailKey(sessionId: SessionId, position: number): string {
  return `bail ${sessionId} ${position}`;
}

export function closeKey(sessionId: SessionId): string {
  return `close ${sessionId}`;
}

/** By position: the attempts of a session that wait to be sent. */
export function queuedAttempts(
  entries: readonly OutboxEntry[],
  sessionId: SessionId,
): ReadonlyMap<number, AttemptId> {
  const queued = new Map<number, AttemptId>();
  for (const { request } of entries) {
    if (request.name !== "submitAttempt" || request.input.params.sessionId !== sessionId) continue;
    const { id, position } = request.input.body;
    queued.set(position, attemptIdSchema.parse(id));
  }
  return queued;
}

/** By item: marks and notes that wait to be sent. */
export function queuedAnnotations(
  entries: readonly OutboxEntry[],
): ReadonlyMap<string, Annotation> {
  const queued = new Map<string, Annotation>();
  for (const { request } of entries) {
    if (request.name === "saveAnnotation") {
      queued.set(request.input.params.itemId, request.input.body);
    }
  }
  return queued;
}

export function isClosing(entries: readonly OutboxEntry[], sessionId: SessionId): boolean {
  return entries.some(
    ({ request }) =>
      request.name === "closeSession" && request.input.params.sessionId === sessionId,
  );
}
