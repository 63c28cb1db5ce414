import { Timer, TimerOff } from "lucide-react";
import { useState } from "react";
import { formatClock } from "../../../lib/format.ts";
import { IconButton } from "../../../ui/icon-button.tsx";

interface SessionClockProps {
  readonly remainingMs: number | null;
  readonly elapsedMs: number;
  readonly hidden: boolean;
  readonly onToggle: () => void;
}

const LAST_CALL_MS = 5 * 60_000;

/** Counts down where the session is timed, up where it is not; can be hidden, as on the test. */
export function SessionClock({ remainingMs, elapsedMs, hidden, onToggle }: SessionClockProps) {
  // A set that begins below the line has nothing to be warned of.
  const [beganAbove] = useState(remainingMs !== null && remainingMs > LAST_CALL_MS);
  const lastCall = beganAbove && remainingMs !== null && remainingMs <= LAST_CALL_MS;
  const shown = formatClock(remainingMs ?? elapsedMs);
  return (
    <div className="flex items-center">
      {!hidden && (
        <span
          role="timer"
          aria-label={remainingMs === null ? "Time spent" : "Time left"}
          className={lastCall ? "figures font-medium text-caution" : "figures"}
        >
          {shown}
        </span>
      )}
      <IconButton
        size="small"
        label={hidden ? "Show time" : "Hide time"}
        shortcut="T"
        onClick={onToggle}
      >
        {hidden ? <TimerOff aria-hidden size={18} /> : <Timer aria-hidden size={18} />}
      </IconButton>
      <span aria-live="assertive" className="sr-only">
        {lastCall ? "Five minutes remain." : ""}
      </span>
    </div>
  );
}
