import { useEffect } from "react";
import type { ClockReading } from "./section-saver.ts";
import { remainingAt } from "./use-remaining.ts";

interface Countdown {
  readonly open: boolean;
  readonly told: ClockReading;
  readonly end: (why: "time") => void;
}

const LOOK_MS = 250;

/** Time is up: what runs ends by itself, with everything kept. */
export function useEndAtZero({ open, told, end }: Countdown): void {
  useEffect(() => {
    if (!open) return;
    const look = () => {
      if (remainingAt(told, performance.now()) === 0) end("time");
    };
    const timer = setInterval(look, LOOK_MS);
    return () => clearInterval(timer);
  });
}
