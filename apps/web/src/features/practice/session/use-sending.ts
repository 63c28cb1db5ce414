import type { PracticeSession } from "@lexiquant/contract";
import { attemptIdSchema } from "@lexiquant/domain/kernel";
import {
  type ItemProgress,
  type PracticeEvent,
  type PracticeProgress,
  reviewStatus,
  submittablePositions,
} from "@lexiquant/domain/session";
import { useEffect, useRef } from "react";
import { randomId } from "../../../lib/random-id.ts";
import { browserOutbox } from "../outbox/browser-outbox.ts";
import { attemptKey } from "./queued-requests.ts";

interface SendingParts {
  readonly session: PracticeSession;
  readonly progress: PracticeProgress;
  readonly dispatch: (event: PracticeEvent) => void;
  /** Hands over the time since the last tick of the question in view, in milliseconds. */
  readonly settleClock: () => number;
}

/** Puts answers on their way: the one in view, or all that are complete. */
export function useSending({ session, progress, dispatch, settleClock }: SendingParts) {
  const position = progress.currentPosition;
  // Within one event the state does not change yet: a second press must not make a second attempt.
  const sent = useRef(new Set<number>());
  useEffect(() => {
    if (progress.items.length > 0) sent.current.clear();
  }, [progress]);
  const send = (from: number, untoldMs: number) => {
    const entry = progress.items[from];
    if (entry === undefined || sent.current.has(from) || reviewStatus(entry) !== "answered") return;
    const attemptId = attemptIdSchema.parse(randomId());
    sent.current.add(from);
    browserOutbox().add(attemptKey(session.id, from), {
      name: "submitAttempt",
      input: {
        params: { sessionId: session.id },
        body: { id: attemptId, position: from, ...attemptOf(entry, untoldMs) },
      },
    });
    dispatch({ kind: "response-submitted", position: from, attemptId });
  };
  return {
    sendCurrent: () => send(position, settleClock()),
    sendAll() {
      const untoldMs = settleClock();
      for (const from of submittablePositions(progress)) {
        send(from, from === position ? untoldMs : 0);
      }
    },
  };
}

function attemptOf({ work, sureness }: ItemProgress, untoldMs: number) {
  if (work.response === null) throw new Error("only a complete response is submitted");
  return { response: work.response, elapsedMs: work.elapsedMs + untoldMs, sureness };
}
