import { attemptSchema, type ErrorCode, type PracticeSession } from "@lexiquant/contract";
import type { PracticeEvent, PracticeProgress } from "@lexiquant/domain/session";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { ApiFailure } from "../../../lib/api-failure.ts";
import { describeFailure } from "../../../lib/describe-failure.ts";
import { SESSION_LISTS_KEY } from "../../../lib/session-lists-key.ts";
import { browserOutbox } from "../outbox/browser-outbox.ts";
import type { OutboxEvent, OutboxStatus } from "../outbox/outbox.ts";
import { queuedAttempts } from "./queued-requests.ts";
import { keepAttempt, sessionQuery } from "./session-query.ts";

interface Deliveries {
  readonly session: PracticeSession;
  readonly progress: PracticeProgress;
  readonly dispatch: (event: PracticeEvent) => void;
}

/** Refusals after which the server's own record of the session is what counts. */
const SERVER_KNOWS_BETTER: ReadonlySet<ErrorCode> = new Set(["already-answered", "session-closed"]);

/** Brings what the outbox delivers, here or in another window, back into the session. */
export function useDeliveries({ session, progress, dispatch }: Deliveries) {
  const client = useQueryClient();
  const outbox = browserOutbox();
  const status = useSyncExternalStore(outbox.subscribe, outbox.status);
  const [notice, setNotice] = useState<string | null>(null);
  const { id } = session;

  const settledHere = useRef(new Set<number>());
  const handle = useRef<(event: OutboxEvent) => void>(() => undefined);
  useEffect(() => {
    handle.current = (event) => {
      if (event.kind === "changed" || !concerns(event, id)) return;
      const { request } = event.entry;
      if (request.name === "submitAttempt") settledHere.current.add(request.input.body.position);
      if (event.kind === "refused") {
        setNotice(describeFailure(event.failure).text);
        void client.invalidateQueries({ queryKey: sessionQuery(id).queryKey });
        if (request.name === "submitAttempt" && !serverKnowsBetter(event.failure)) {
          dispatch({ kind: "attempt-refused", position: request.input.body.position });
        }
        return;
      }
      if (request.name === "submitAttempt") keepAttempt(client, attemptSchema.parse(event.answer));
      void client.invalidateQueries({ queryKey: SESSION_LISTS_KEY });
    };
  });
  useEffect(() => outbox.subscribe((event) => handle.current(event)), [outbox]);

  useRecordedAttempts({ session, progress, dispatch });
  useSentElsewhere({ session, progress, settledHere }, status);
  return { status, notice, dismissNotice: () => setNotice(null) };
}

function concerns(
  event: Exclude<OutboxEvent, { kind: "changed" }>,
  sessionId: PracticeSession["id"],
): boolean {
  const { request } = event.entry;
  // Nothing on the screen hangs on a mark or note, nor on a decision to stay, once it is on its way.
  if (request.name === "saveAnnotation" || request.name === "recordBail") return false;
  return request.input.params.sessionId === sessionId;
}

function serverKnowsBetter(failure: unknown): boolean {
  return (
    failure instanceof ApiFailure && failure.code !== null && SERVER_KNOWS_BETTER.has(failure.code)
  );
}

/** The server has an attempt for a position that is still open here: its word counts. */
function useRecordedAttempts({ session, progress, dispatch }: Deliveries): void {
  useEffect(() => {
    for (const { position, attempt } of session.items) {
      const submission = progress.items[position]?.submission.kind;
      if (attempt !== null && submission !== "recorded") {
        dispatch({ kind: "attempt-recorded", position });
      }
    }
    if (session.status === "closed" && progress.status === "open") {
      dispatch({ kind: "session-closed" });
    }
  }, [session, progress, dispatch]);
}

interface SentElsewhere extends Pick<Deliveries, "session" | "progress"> {
  /** Positions of which this window has heard the answer itself. */
  readonly settledHere: RefObject<ReadonlySet<number>>;
}

/** An attempt that left the queue without this window noticing was sent by another one. */
function useSentElsewhere(
  { session, progress, settledHere }: SentElsewhere,
  { entries }: OutboxStatus,
): void {
  const client = useQueryClient();
  const asked = useRef<OutboxStatus["entries"] | null>(null);
  useEffect(() => {
    const queued = queuedAttempts(entries, session.id);
    const gone = session.items.some(
      ({ position, attempt }) =>
        attempt === null &&
        progress.items[position]?.submission.kind === "sent" &&
        !queued.has(position) &&
        !settledHere.current.has(position),
    );
    if (!gone || asked.current === entries) return;
    asked.current = entries;
    void client.invalidateQueries({ queryKey: sessionQuery(session.id).queryKey });
  }, [client, session, progress, entries, settledHere]);
}
