import type { Question } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Eye } from "lucide-react";
import { questionQuery } from "../../items/question-lookup.ts";
import { ShowAnswerDialog } from "../../items/show-answer-dialog.tsx";
import { AnswerButton } from "../../items/twins/answer-button.tsx";
import { call } from "../../lib/api.ts";
import { Button, ButtonLink } from "../../ui/button.tsx";

/** An open exam asks the question; or the student knows it already, but an open session still asks it. */
export function KeyWithheld({ question }: { readonly question: Question }) {
  const { openSessionId, inOpenExam } = question;
  const asking = inOpenExam ? "exam" : "session";
  return (
    <section aria-label="Answer" className="sheet flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 className="text-18">The answer is hidden for now</h2>
      <p className="max-w-prose text-15 text-soft-ink">
        {inOpenExam
          ? "Your open exam asks this question. Its answer shows once the exam has ended."
          : "One of your open sessions asks this question. Its answer shows again once you have answered it there, or ended that session."}
      </p>
      <ButtonLink
        to={openSessionId === null ? "/practice/mode" : `/practice/session?id=${openSessionId}`}
      >
        To that {asking}
      </ButtonLink>
    </section>
  );
}

interface RevealKeyProps {
  readonly question: Question;
  /** Whether the student is being asked to confirm. */
  readonly asking: boolean;
  readonly onAsk: (asking: boolean) => void;
}

/** The key stays out of sight until the student has answered, or honestly asks to be shown. */
export function RevealKey({ question, asking, onAsk }: RevealKeyProps) {
  const client = useQueryClient();
  const itemId = question.item.id;
  const reveal = useMutation({
    mutationFn: () => call("revealKey", { params: { itemId } }),
    onSuccess: (shown) => {
      client.setQueryData(questionQuery(itemId).queryKey, shown);
      onAsk(false);
    },
  });
  return (
    <section aria-label="Answer" className="sheet flex flex-col items-start gap-3 p-4 sm:p-6">
      <h2 className="text-18">You have not answered this question yet</h2>
      <p className="max-w-prose text-15 text-soft-ink">
        Answering it first teaches more. If you only want to read it, have the answer shown.
      </p>
      <div className="flex flex-wrap gap-3">
        <AnswerButton question={question} />
        {question.twinOf === null && (
          <ButtonLink to={`/practice/filters?mode=topic&kind=${question.kind}`}>
            Practise this kind
          </ButtonLink>
        )}
        <Button onClick={() => onAsk(true)}>
          <Eye aria-hidden size={18} />
          Show me
        </Button>
      </div>
      <ShowAnswerDialog
        open={asking}
        onOpenChange={onAsk}
        description="It is recorded that you have seen it: later answers to this question will not count in your figures as first ones."
        pending={reveal.isPending}
        error={reveal.error}
        onConfirm={() => reveal.mutate()}
      />
    </section>
  );
}
