import { attemptIdSchema } from "@lexiquant/domain/kernel";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../../lib/api.ts";
import { randomId } from "../../../lib/random-id.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { keepAttempt } from "./session-query.ts";
import type { Practice } from "./use-practice.ts";

interface GiveUpDialogProps {
  readonly practice: Practice;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Ends the attempt honestly: what is shown is on record as shown. */
export function GiveUpDialog({ practice, open, onOpenChange }: GiveUpDialogProps) {
  const client = useQueryClient();
  // One id per question, so that trying again after a lost answer ends the attempt once.
  const [id] = useState(() => attemptIdSchema.parse(randomId()));
  const giveUp = useMutation({
    mutationFn: () =>
      call("giveUp", {
        params: { sessionId: practice.session.id },
        body: {
          id,
          position: practice.position,
          elapsedMs: Math.round(practice.current.work.elapsedMs),
        },
      }),
    onSuccess: (attempt) => {
      keepAttempt(client, attempt);
      onOpenChange(false);
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Show the answer?"
      description="Your attempt at this question ends. It is recorded as shown: it does not count as right, and brings no credit."
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Not yet</Button>
          <Button look="primary" pending={giveUp.isPending} onClick={() => giveUp.mutate()}>
            Show the answer
          </Button>
        </>
      }
    >
      {giveUp.isError && <InlineFailure title="The answer was not shown." error={giveUp.error} />}
    </Dialog>
  );
}
