import { attemptIdSchema } from "@lexiquant/domain/kernel";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ShowAnswerDialog } from "../../../items/show-answer-dialog.tsx";
import { call } from "../../../lib/api.ts";
import { randomId } from "../../../lib/random-id.ts";
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
    <ShowAnswerDialog
      open={open}
      onOpenChange={onOpenChange}
      description="Your attempt at this question ends. It is recorded as shown: it does not count as right, and brings no credit."
      pending={giveUp.isPending}
      error={giveUp.error}
      onConfirm={() => giveUp.mutate()}
    />
  );
}
