import { useCallback, useEffect, useRef } from "react";

const TICK_MS = 1_000;
/** A longer silence means that the machine slept: nobody was looking at the question. */
const LONGEST_STRETCH_MS = 5_000;

interface ItemClock {
  /** Hands over the time since the last tick, so that a submission carries it. */
  readonly take: () => number;
}

/** Measures the time in which a question is in view and the page visible; tells it once a second. */
export function useItemClock(running: boolean, onTime: (elapsedMs: number) => void): ItemClock {
  const since = useRef<number | null>(null);
  const tell = useRef(onTime);
  useEffect(() => {
    tell.current = onTime;
  });
  const take = useCallback(() => {
    if (since.current === null) return 0;
    const now = performance.now();
    const elapsedMs = Math.round(Math.min(LONGEST_STRETCH_MS, now - since.current));
    since.current = now;
    return elapsedMs;
  }, []);
  useEffect(() => {
    if (!running) return;
    const follow = () => {
      const visible = document.visibilityState === "visible";
      if (!visible) tell.current(take());
      since.current = visible ? performance.now() : null;
    };
    follow();
    const timer = setInterval(() => {
      const elapsedMs = take();
      if (elapsedMs > 0) tell.current(elapsedMs);
    }, TICK_MS);
    document.addEventListener("visibilitychange", follow);
    return () => {
      clearInterval(timer);
      document.removeEventListener("visibilitychange", follow);
      since.current = null;
    };
  }, [running, take]);
  return { take };
}
