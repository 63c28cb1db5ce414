import type { WordSummary } from "@lexiquant/contract";
import { Check, Plus } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { useQueueWords } from "./use-word-queue.ts";
import { statusInWords } from "./word-words.ts";

interface AddWordButtonProps {
  readonly word: WordSummary;
  /** Whether a word that waits in a list can be drawn forward: where it was met just now. */
  readonly canHasten?: boolean;
}

/** One tap puts a word in line to be met first; where it is known or under way, it says how it stands. */
export function AddWordButton({ word, canHasten = false }: AddWordButtonProps) {
  const queue = useQueueWords();
  const label = labelFor(word, canHasten);
  return (
    <div className="flex flex-col items-start gap-2">
      {label !== null && !queue.isSuccess ? (
        <Button
          size="small"
          aria-label={`${label}: ${word.word}`}
          pending={queue.isPending}
          onClick={() => queue.mutate([word.id])}
        >
          <Plus aria-hidden size={16} />
          {label}
        </Button>
      ) : (
        <p role="status" className="inline-flex min-h-9 items-center gap-1.5 text-15 text-soft-ink">
          <Check aria-hidden size={16} className="text-correct" />
          {queue.isSuccess ? "In your words: it comes with the next new ones" : statusInWords(word)}
        </p>
      )}
      {queue.isError && (
        <InlineFailure
          title="The word was not added."
          error={queue.error}
          onRetry={() => queue.mutate([word.id])}
          retrying={queue.isPending}
        />
      )}
    </div>
  );
}

/** What can be done; null where the word is under way already. */
function labelFor({ status }: WordSummary, canHasten: boolean): string | null {
  switch (status) {
    case "none":
      return "Add to my words";
    case "set-aside":
      return "Take up again";
    case "new":
      return canHasten ? "Learn it next" : null;
    case "learning":
    case "known":
      return null;
  }
}
