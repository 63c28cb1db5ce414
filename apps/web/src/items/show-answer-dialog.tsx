import { Button } from "../ui/button.tsx";
import { Dialog } from "../ui/dialog.tsx";
import { InlineFailure } from "../ui/inline-failure.tsx";

interface ShowAnswerDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  /** What is recorded. */
  readonly description: string;
  readonly pending: boolean;
  /** Why it was not shown; null while nothing went wrong. */
  readonly error: unknown;
  readonly onConfirm: () => void;
}

/** Nobody is shown an answer unasked: it cannot be taken back. */
export function ShowAnswerDialog(props: ShowAnswerDialogProps) {
  const { open, onOpenChange, description, pending, error, onConfirm } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Show the answer?"
      description={description}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Not yet</Button>
          <Button look="primary" pending={pending} onClick={onConfirm}>
            Show the answer
          </Button>
        </>
      }
    >
      {error !== null && <InlineFailure title="The answer was not shown." error={error} />}
    </Dialog>
  );
}
