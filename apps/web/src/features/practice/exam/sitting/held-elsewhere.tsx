import type { Exam } from "@lexiquant/contract";
import { call } from "../../../../lib/api.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { CalmScreen } from "./calm-screen.tsx";
import { examHolderId } from "./exam-holder.ts";
import { useExamStep } from "./use-exam-step.ts";

/** One page sits an exam at a time. */
export function HeldElsewhere({ exam }: { readonly exam: Exam }) {
  const step = useExamStep(exam.id);
  const takeOver = () =>
    step.take(() =>
      call("takeOverExam", {
        params: { examId: exam.id },
        body: { holderId: examHolderId() },
      }),
    );
  return (
    <CalmScreen
      title="This exam is open in another window or on another device"
      lead="If you go on here, the other page stops. What was saved there comes with you."
      step={step}
      actions={
        <>
          <Button look="primary" pending={step.pending} onClick={takeOver}>
            Go on here
          </Button>
          <ButtonLink to="/practice/mode">Leave it there</ButtonLink>
        </>
      }
    >
      {exam.running !== null && !exam.running.clock.stopped && (
        <p className="max-w-prose text-soft-ink">The clock of the section runs meanwhile.</p>
      )}
    </CalmScreen>
  );
}
