import type { Exam } from "@lexiquant/contract";
import { useEffect, useRef } from "react";
import { call } from "../../../../lib/api.ts";
import { formatClock } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";
import { CalmScreen } from "./calm-screen.tsx";
import { examHolderId } from "./exam-holder.ts";
import { type ExamStep, useExamStep } from "./use-exam-step.ts";
import { useSeconds } from "./use-remaining.ts";

export function breakLeftMs({ breaks }: Exam): number {
  return Math.max(0, breaks.budgetMs - breaks.usedMs);
}

/** Begins or ends a break; the clock of the section stands still meanwhile. */
export function takeBreak(step: ExamStep, exam: Exam, onBreak: boolean): void {
  step.take(() =>
    call("stopExamClock", {
      params: { examId: exam.id },
      body: { holderId: examHolderId(), onBreak },
    }),
  );
}

interface BreakScreenProps {
  readonly exam: Exam;
  readonly atMs: number;
}

/** Covers the question while the clock stands still. */
export function BreakScreen({ exam, atMs }: BreakScreenProps) {
  const step = useExamStep(exam.id);
  const leftMs = useSeconds((nowMs) => Math.max(0, breakLeftMs(exam) - (nowMs - atMs)));
  const over = useRef(false);
  useEffect(() => {
    if (leftMs > 0 || over.current) return;
    over.current = true;
    takeBreak(step, exam, false);
  });
  return (
    <CalmScreen
      title="Break"
      lead="The clock of the exam stands still."
      step={step}
      actions={
        <Button
          look="primary"
          size="large"
          pending={step.pending}
          onClick={() => takeBreak(step, exam, false)}
        >
          Go on
        </Button>
      }
    >
      <p>
        <span role="timer" aria-label="Break time left" className="figures block text-36">
          {formatClock(leftMs)}
        </span>
        <span className="text-soft-ink">
          of break time left, for this break and later ones. When it is used up the exam goes on by
          itself.
        </span>
      </p>
    </CalmScreen>
  );
}
