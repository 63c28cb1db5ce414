import { useMutation, useQueryClient } from "@tanstack/react-query";
import { VOCABULARY_ADDRESS } from "../../../../items/words/word-address.ts";
import { forgetWords } from "../../../../items/words/word-queries.ts";
import { call } from "../../../../lib/api.ts";
import { plural } from "../../../../lib/format.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";
import { Dialog } from "../../../../ui/dialog.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import type { WordPractice } from "./use-word-session.ts";

interface EndWordsDialogProps {
  readonly practice: WordPractice;
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
}

/** Two ways out: to come back to the same words later, or to end here. Neither loses a rating. */
export function EndWordsDialog({ practice, open, onOpenChange }: EndWordsDialogProps) {
  const { session, apply } = practice;
  const client = useQueryClient();
  const left = session.words - session.finished;
  const close = useMutation({
    mutationFn: () => call("closeVocabularySession", { params: { sessionId: session.id } }),
    onSuccess: (ended) => {
      forgetWords(client);
      apply(ended);
    },
  });
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Stop here?"
      description={`What you rated is kept. ${plural(left, "word")} of this session ${left === 1 ? "is" : "are"} not done yet: leave to go on with ${left === 1 ? "it" : "them"} later, or end the session, and ${left === 1 ? "it stays" : "they stay"} due.`}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>Keep working</Button>
          <ButtonLink to={VOCABULARY_ADDRESS}>Leave, go on later</ButtonLink>
          <Button
            look="primary"
            pending={close.isPending || practice.stage === "underway"}
            onClick={() => close.mutate()}
          >
            End the session
          </Button>
        </>
      }
    >
      {close.isError && (
        <InlineFailure
          title="The session was not ended."
          error={close.error}
          onRetry={() => close.mutate()}
          retrying={close.isPending}
        />
      )}
    </Dialog>
  );
}
