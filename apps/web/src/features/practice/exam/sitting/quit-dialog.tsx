import type { Exam } from "@lexiquant/contract";
import { call } from "../../../../lib/api.ts";
import { Button } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { examHolderId } from "./exam-holder.ts";
import { useExamStep } from "./use-exam-step.ts";

interface QuitDialogProps {
  readonly exam: Exam;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What must be on its way before the exam ends. */
  readonly before?: () => Promise<void>;
}

/** Asks before the whole exam ends: there is no way back into it. */
export function QuitDialog({ exam, open, onOpenChange, before }: QuitDialogProps) {
  const step = useExamStep(exam.id);
  const quit = () =>
    step.take(async () => {
      await before?.();
      return call("quitExam", {
        params: { examId: exam.id },
        body: { holderId: examHolderId() },
      });
    });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Quit the test?"
      description="The exam ends here for good. Sections that you have not begun are not scored. To pause instead, close the page: a section’s clock runs on, but nothing is lost."
      footer={
        <>
          <Button look="primary" onClick={() => onOpenChange(false)}>
            Stay in the test
          </Button>
          <Button look="danger" pending={step.pending} onClick={quit}>
            Quit test
          </Button>
        </>
      }
    >
      {step.error !== null && (
        <InlineFailure
          title="The test could not be ended."
          error={step.error}
          onRetry={step.retry}
          retrying={step.pending}
        />
      )}
    </Dialog>
  );
}
