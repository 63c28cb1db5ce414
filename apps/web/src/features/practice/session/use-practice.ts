import type { PracticeSession } from "@lexiquant/contract";
import type { Stimulus } from "@lexiquant/domain/item";
import { attemptIdSchema } from "@lexiquant/domain/kernel";
import {
  advancePractice,
  type ItemProgress,
  type PracticeProgress,
  remainingMs,
  reviewStatus,
  submittablePositions,
  totalElapsedMs,
} from "@lexiquant/domain/session";
import { useEffect, useReducer, useRef, useState } from "react";
import { randomId } from "../../../lib/random-id.ts";
import { browserOutbox, storageOwner } from "../outbox/browser-outbox.ts";
import { beginProgress } from "./begin-progress.ts";
import { attemptKey, closeKey, isClosing, queuedAttempts } from "./queued-requests.ts";
import { useDeliveries } from "./use-deliveries.ts";
import { useItemClock } from "./use-item-clock.ts";
import { useKeptWork } from "./use-kept-work.ts";
import { mirrorKey, readMirror } from "./work-mirror.ts";

/** A practice session as it runs in this window. */
export function usePractice(session: PracticeSession) {
  const outbox = browserOutbox();
  const [key] = useState(() => mirrorKey(storageOwner() ?? "nobody", session.id));
  const [progress, dispatch] = useReducer(advancePractice, null, () => begin(session, key));
  const position = progress.currentPosition;
  const current = progress.items[position];
  if (current === undefined) throw new Error("a session has at least one item");

  const ending = isClosing(outbox.status().entries, session.id);
  const open = progress.status === "open" && !ending;
  useKeptWork({ session, mirrorKey: key, progress });
  const deliveries = useDeliveries({ session, progress, dispatch });
  const clock = useItemClock(open && current.submission.kind === "none", (elapsedMs) =>
    dispatch({ kind: "time-passed", position, elapsedMs }),
  );

  useEffect(() => {
    dispatch({ kind: "item-presented", position });
  }, [position]);

  const settleClock = () => {
    const elapsedMs = clock.take();
    if (elapsedMs > 0) dispatch({ kind: "time-passed", position, elapsedMs });
    return elapsedMs;
  };
  // Within one event the state does not change yet: a second press must not make a second attempt.
  const sent = useRef(new Set<number>());
  useEffect(() => {
    if (progress.items.length > 0) sent.current.clear();
  }, [progress]);
  const send = (from: number, entry: ItemProgress, untoldMs: number) => {
    if (sent.current.has(from) || reviewStatus(entry) !== "answered") return;
    const attemptId = attemptIdSchema.parse(randomId());
    sent.current.add(from);
    outbox.add(attemptKey(session.id, from), {
      name: "submitAttempt",
      input: {
        params: { sessionId: session.id },
        body: { id: attemptId, position: from, ...attemptOf(entry, untoldMs) },
      },
    });
    dispatch({ kind: "response-submitted", position: from, attemptId });
  };

  return {
    session,
    progress,
    current,
    position,
    open,
    dispatch,
    ...deliveries,
    stimulus: stimulusOf(session, current),
    entry: session.items.find((item) => item.position === position) ?? null,
    remainingMs: remainingMs(progress, session.timeLimitSeconds),
    elapsedMs: totalElapsedMs(progress),
    goTo(next: number) {
      if (next < 0 || next >= progress.items.length || next === position) return;
      settleClock();
      dispatch({ kind: "item-presented", position: next });
    },
    submit: () => send(position, current, settleClock()),
    end() {
      const untoldMs = settleClock();
      for (const from of submittablePositions(progress)) {
        const entry = progress.items[from];
        if (entry !== undefined) send(from, entry, from === position ? untoldMs : 0);
      }
      outbox.add(closeKey(session.id), {
        name: "closeSession",
        input: { params: { sessionId: session.id } },
      });
      dispatch({ kind: "session-closed" });
    },
  };
}

export type Practice = ReturnType<typeof usePractice>;

function begin(session: PracticeSession, key: string): PracticeProgress {
  const queued = queuedAttempts(browserOutbox().status().entries, session.id);
  return beginProgress({ session, mirror: readMirror(key), queued });
}

function attemptOf({ work, sureness }: ItemProgress, untoldMs: number) {
  if (work.response === null) throw new Error("only a complete response is submitted");
  return { response: work.response, elapsedMs: work.elapsedMs + untoldMs, sureness };
}

function stimulusOf(session: PracticeSession, { item }: ItemProgress): Stimulus | null {
  return session.stimuli.find(({ id }) => id === item.stimulusId) ?? null;
}
