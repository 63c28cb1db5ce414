import { call } from "../../../../lib/api.ts";
import { formatClock } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { CalmScreen } from "./calm-screen.tsx";
import { examHolderId } from "./exam-holder.ts";
import { useExamStep } from "./use-exam-step.ts";
import { remainingAt, useSeconds } from "./use-remaining.ts";
import type { RunningExam } from "./use-section.ts";

interface GapScreenProps {
  readonly told: RunningExam;
  readonly gap: NonNullable<RunningExam["running"]["gap"]>;
}

/** After a time away: the time back, or left as it is. The clock runs on while this is decided. */
export function GapScreen({ told, gap }: GapScreenProps) {
  const { exam, running, atMs } = told;
  const step = useExamStep(exam.id);
  const reading = { clock: running.clock, atMs };
  const shownMs = useSeconds((nowMs) => remainingAt(reading, nowMs) ?? 0);
  const settle = (takeBack: boolean) =>
    step.take(() =>
      call("settleGap", {
        params: { examId: exam.id },
        body: { holderId: examHolderId(), place: running.place, takeBack },
      }),
    );
  const left = (ms: number | null) => (ms === null ? "" : ` (${formatClock(ms)} left)`);
  const limited = running.clock.remainingMs !== null;
  return (
    <CalmScreen
      title={`You were away for ${formatClock(gap.awayMs)}`}
      lead="The clock ran on, as it does on the test. It runs now, too."
      step={step}
      actions={
        <>
          <Button look="primary" pending={step.pending} onClick={() => settle(true)}>
            Take the time back{left(gap.remainingMs)}
          </Button>
          <Button pending={step.pending} onClick={() => settle(false)}>
            Leave it{left(limited ? shownMs : null)}
          </Button>
        </>
      }
    >
      <p className="max-w-prose">
        If a crash or the network took you away, take the time back. Your report will say that you
        did.
      </p>
    </CalmScreen>
  );
}
