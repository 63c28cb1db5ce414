import type { PracticeSession } from "@lexiquant/contract";
import type { Stimulus } from "@lexiquant/domain/item";
import {
  advancePractice,
  type ItemProgress,
  type PracticeProgress,
  remainingMs,
  totalElapsedMs,
} from "@lexiquant/domain/session";
import { useEffect, useReducer, useState } from "react";
import { browserOutbox, storageOwner } from "../outbox/browser-outbox.ts";
import { beginProgress } from "./begin-progress.ts";
import { closeKey, isClosing, queuedAttempts } from "./queued-requests.ts";
import { useDeliveries } from "./use-deliveries.ts";
import { useExtension } from "./use-extension.ts";
import { useItemClock } from "./use-item-clock.ts";
import { useKeptWork } from "./use-kept-work.ts";
import { useSending } from "./use-sending.ts";
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
  const extension = useExtension({ session, progress, dispatch, open });
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
  const { sendCurrent, sendAll } = useSending({ session, progress, dispatch, settleClock });

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
    extension,
    submit: sendCurrent,
    /** Goes on to the questions that are still to be drawn: all answers are sent, since they follow from them. */
    goOn() {
      // What is sent cannot be changed any more; while an answer is missing nothing is won by it.
      if (extension.state.kind !== "unanswered") sendAll();
      extension.want();
    },
    end() {
      sendAll();
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

function stimulusOf(session: PracticeSession, { item }: ItemProgress): Stimulus | null {
  return session.stimuli.find(({ id }) => id === item.stimulusId) ?? null;
}
