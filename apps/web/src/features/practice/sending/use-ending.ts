import { useCallback, useEffect, useRef, useState } from "react";
import type { WaitingReason } from "./failure-outcome.ts";

export type EndReason = "time" | "candidate";

export interface Ending {
  readonly why: EndReason;
  /** Why the end could not be sent yet; null while it is under way. */
  readonly waiting: WaitingReason | null;
}

const RETRY_MS = 3_000;

/**
 * Ends a piece of work: once on the screen, and again and again on the way to the server until it answers.
 *
 * @param ask sends the end with the last work of it; why it has to be sent again, or null
 */
export function useEnding<Last>(ask: (last: Last) => Promise<WaitingReason | null>) {
  const [ending, setEnding] = useState<Ending | null>(null);
  const last = useRef<{ readonly work: Last } | null>(null);
  const asking = useRef(false);

  const send = useCallback(async () => {
    if (last.current === null || asking.current) return;
    asking.current = true;
    try {
      const waiting = await ask(last.current.work);
      if (waiting !== null)
        setEnding((current) => (current === null ? null : { ...current, waiting }));
    } finally {
      asking.current = false;
    }
  }, [ask]);

  const waits = ending !== null && ending.waiting !== null;
  useEffect(() => {
    if (!waits) return;
    const again = () => void send();
    const timer = setInterval(again, RETRY_MS);
    window.addEventListener("online", again);
    return () => {
      clearInterval(timer);
      window.removeEventListener("online", again);
    };
  }, [waits, send]);

  const begin = useCallback(
    async (why: EndReason, work: Last, settled: Promise<void>) => {
      if (last.current !== null) return;
      last.current = { work };
      setEnding({ why, waiting: null });
      // What was on its way arrives first: the end must not overtake it.
      await settled;
      await send();
    },
    [send],
  );
  return { ending, begin };
}
