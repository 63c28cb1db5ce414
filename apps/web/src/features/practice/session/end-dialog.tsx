import { plural } from "../../../lib/format.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";

interface EndDialogProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly unanswered: number;
  /** Questions of a diagnostic that were not drawn yet. */
  readonly undrawn: number;
  readonly onEnd: () => void;
}

/** Asks before a session ends: there is no way back into it. */
export function EndDialog(props: EndDialogProps) {
  const { open, onOpenChange, unanswered, undrawn, onEnd } = props;
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="End this session?"
      description={sentenceFor(unanswered, undrawn)}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep working</Button>
          <Button look="primary" onClick={onEnd}>
            End and see results
          </Button>
        </>
      }
    />
  );
}

function sentenceFor(unanswered: number, undrawn: number): string {
  if (undrawn > 0) {
    return `${plural(undrawn, "question")} of the diagnostic would still follow: without ${undrawn === 1 ? "it" : "them"} less is known of where you stand. Answers that you chose are sent along.`;
  }
  if (unanswered === 0) return "All questions are answered. The results follow at once.";
  const verb = unanswered === 1 ? "has" : "have";
  return `${plural(unanswered, "question")} ${verb} no complete answer and will count as not answered. Answers that you chose but did not submit are sent along.`;
}
