import type { PracticeSession } from "@lexiquant/contract";
import {
  type PracticeEvent,
  type PracticeProgress,
  submittablePositions,
  unansweredPositions,
} from "@lexiquant/domain/session";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { canPass } from "../../../lib/api-failure.ts";
import { retryDelayMs } from "../../../lib/query-client.ts";
import { browserOutbox } from "../outbox/browser-outbox.ts";
import { beginProgress } from "./begin-progress.ts";
import { queuedAttempts } from "./queued-requests.ts";
import { extensionQuery } from "./session-query.ts";

interface ExtensionParts {
  readonly session: PracticeSession;
  readonly progress: PracticeProgress;
  readonly dispatch: (event: PracticeEvent) => void;
  readonly open: boolean;
}

/** How far the next questions of a diagnostic are: see `useExtension`. */
export type ExtensionState =
  /** All are drawn. */
  | { readonly kind: "complete" }
  /** The answers at these positions are still missing. */
  | { readonly kind: "unanswered"; readonly positions: readonly number[] }
  /** Every question has an answer, and some are not sent yet. */
  | { readonly kind: "answered" }
  /** The answers are on their way, or the questions are. */
  | { readonly kind: "underway" }
  /** The server is not reached; it is asked again by itself. */
  | { readonly kind: "waiting" }
  | { readonly kind: "failed"; readonly error: unknown };

/**
 * A diagnostic draws its questions block by block. As soon as the server has every answer of a block it is asked for the
 * next one, which is appended to the work of this window.
 */
export function useExtension({ session, progress, dispatch, open }: ExtensionParts) {
  const planned = Math.max(session.plannedItems, progress.items.length);
  const recorded = session.items.every(({ attempt }) => attempt !== null);
  const due = open && session.plannedItems > session.items.length && recorded;
  const asked = useQuery({
    ...extensionQuery(session),
    enabled: due,
    retry: (_, error) => canPass(error),
    retryDelay: retryDelayMs,
  });

  useEffect(() => {
    if (session.items.length <= progress.items.length) return;
    const queued = queuedAttempts(browserOutbox().status().entries, session.id);
    dispatch({
      kind: "items-added",
      items: beginProgress({ session, mirror: null, queued }).items,
    });
  }, [session, progress.items.length, dispatch]);

  // Where the bank has no fitting question left the server draws none: then the session is complete as it is.
  const exhausted = due && asked.data === session.items.length;
  const more = open && planned > progress.items.length && !exhausted;
  const state = more ? stateOf({ progress, due, asked }) : ({ kind: "complete" } as const);
  const { wanted, setWanted } = useArrival({ progress, dispatch });
  return {
    state,
    /** Questions in all, with those that are still to be drawn. */
    planned: more ? planned : progress.items.length,
    /** Whether the student has asked to go on to them. */
    wanted: wanted && more,
    want: () => setWanted(true),
    retry: () => void asked.refetch(),
  };
}

export type Extension = ReturnType<typeof useExtension>;

interface Standing {
  readonly progress: PracticeProgress;
  readonly due: boolean;
  readonly asked: {
    readonly isError: boolean;
    readonly error: unknown;
    readonly failureCount: number;
    readonly fetchStatus: "fetching" | "paused" | "idle";
  };
}

function stateOf({ progress, due, asked }: Standing): ExtensionState {
  if (!due) {
    const positions = unansweredPositions(progress);
    if (positions.length > 0) return { kind: "unanswered", positions };
    return { kind: submittablePositions(progress).length > 0 ? "answered" : "underway" };
  }
  if (asked.isError) return { kind: "failed", error: asked.error };
  const held = asked.failureCount > 0 || asked.fetchStatus === "paused";
  return { kind: held ? "waiting" : "underway" };
}

/** Goes to the first new question when it comes, where the student has asked for it. */
function useArrival({ progress, dispatch }: Pick<ExtensionParts, "progress" | "dispatch">) {
  const [wanted, setWanted] = useState(false);
  const count = progress.items.length;
  const known = useRef(count);
  useEffect(() => {
    const first = known.current;
    known.current = count;
    if (count <= first || !wanted) return;
    setWanted(false);
    dispatch({ kind: "item-presented", position: first });
  }, [count, wanted, dispatch]);
  return { wanted, setWanted };
}
