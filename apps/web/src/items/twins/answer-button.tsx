import type { Question } from "@lexiquant/contract";
import { Button } from "../../ui/button.tsx";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { useAnswerAlone } from "./use-twin.ts";

/** Opens the question by itself, to be answered. */
export function AnswerButton({ question }: { readonly question: Question }) {
  const alone = useAnswerAlone(question);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button look="primary" onClick={alone.open} pending={alone.pending}>
        Answer it
      </Button>
      {alone.error !== null && (
        <InlineFailure
          title="The question could not be opened."
          error={alone.error}
          onRetry={alone.retry}
          retrying={alone.pending}
        />
      )}
    </div>
  );
}
