import { Timer, TimerOff } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { formatClock, plural } from "../../../../lib/format.ts";
import { IconButton } from "../../../../ui/icon-button.tsx";
import type { ClockReading } from "./section-saver.ts";
import { minutesCalled, type TimeCalls } from "./time-calls.ts";
import { remainingAt, usedAt, useSeconds } from "./use-remaining.ts";

interface SectionClockProps {
  readonly reading: ClockReading;
  readonly hidden: boolean;
  readonly onHide: (hidden: boolean) => void;
  readonly calls: TimeCalls;
}

const LAST_CALL_MS = 5 * 60_000;

/** Time left of the section. It can be hidden, and shows itself again at five minutes and at one. */
export function SectionClock({ reading, hidden, onHide, calls }: SectionClockProps) {
  const limited = reading.clock.remainingMs !== null;
  const shownMs = useSeconds((nowMs) => remainingAt(reading, nowMs) ?? usedAt(reading, nowMs));
  const said = useTimeCalls({ shownMs, limited, calls, onAlert: () => onHide(false) });
  const lastCall = limited && shownMs <= LAST_CALL_MS;
  return (
    <div className="flex items-center">
      {!hidden && (
        <span
          role="timer"
          aria-label={limited ? "Time left" : "Time spent"}
          className={lastCall ? "figures font-medium text-caution" : "figures"}
        >
          {formatClock(shownMs)}
        </span>
      )}
      <IconButton
        size="small"
        label={hidden ? "Show time" : "Hide time"}
        shortcut="T"
        onClick={() => onHide(!hidden)}
      >
        {hidden ? <TimerOff aria-hidden size={18} /> : <Timer aria-hidden size={18} />}
      </IconButton>
      <span aria-live="assertive" className="sr-only">
        {said}
      </span>
    </div>
  );
}

interface Calls {
  readonly shownMs: number;
  readonly limited: boolean;
  readonly calls: TimeCalls;
  readonly onAlert: () => void;
}

function useTimeCalls({ shownMs, limited, calls, onAlert }: Calls): string {
  const before = useRef(shownMs);
  const [said, say] = useState("");
  useEffect(() => {
    const beforeMs = before.current;
    before.current = shownMs;
    if (!limited || beforeMs === shownMs) return;
    if (minutesCalled(beforeMs, shownMs, "five-and-one") !== null) onAlert();
    const minutes = calls === "off" ? null : minutesCalled(beforeMs, shownMs, calls);
    if (minutes !== null) say(`${plural(minutes, "minute")} left.`);
  });
  return said;
}
