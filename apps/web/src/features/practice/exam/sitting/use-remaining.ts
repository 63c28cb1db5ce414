import { useEffect, useState } from "react";
import type { ClockReading } from "./section-saver.ts";

/** Often enough that no second is skipped on the screen. */
const TICK_MS = 250;
const SECOND_MS = 1_000;

/** Time left at a moment of this page, in milliseconds, never below 0; null without a limit. */
export function remainingAt({ clock, atMs }: ClockReading, nowMs: number): number | null {
  if (clock.remainingMs === null) return null;
  const passedMs = clock.stopped ? 0 : Math.max(0, nowMs - atMs);
  return Math.max(0, clock.remainingMs - passedMs);
}

/** Time used at a moment of this page, in milliseconds. */
export function usedAt({ clock, atMs }: ClockReading, nowMs: number): number {
  return clock.usedMs + (clock.stopped ? 0 : Math.max(0, nowMs - atMs));
}

/**
 * Reads `read` again and again by the page's own steady clock, which nobody can set. Renders once a second: a countdown
 * is rounded up, so that 0:00 is shown when nothing is left.
 */
export function useSeconds(read: (nowMs: number) => number): number {
  const inSeconds = () => Math.ceil(read(performance.now()) / SECOND_MS) * SECOND_MS;
  const [, setShownMs] = useState(inSeconds);
  useEffect(() => {
    const timer = setInterval(() => setShownMs(inSeconds()), TICK_MS);
    return () => clearInterval(timer);
  });
  return inSeconds();
}
