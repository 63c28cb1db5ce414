import type { WordPage } from "@lexiquant/contract";
import { Info } from "lucide-react";
import { wordAddress } from "../../../../items/words/word-address.ts";
import { Button, ButtonLink } from "../../../../ui/button.tsx";

interface LeechNoticeProps {
  readonly word: WordPage;
  readonly onDismiss: () => void;
}

/** A word that keeps slipping was set aside: more of the same would not help, another way in may. */
export function LeechNotice({ word, onDismiss }: LeechNoticeProps) {
  return (
    <div
      role="status"
      className="flex flex-wrap items-center gap-x-3 gap-y-1 border-caution border-b bg-caution-tint px-4 py-2 text-15 sm:px-5"
    >
      <Info aria-hidden size={18} className="shrink-0 text-caution" />
      <p className="min-w-56 flex-1">
        <strong className="font-medium">{word.word}</strong> keeps slipping, so it was set aside. On
        its page, write a note that ties it to something you know, or compare it with the word that
        you take it for; then take it up again.
      </p>
      <ButtonLink to={wordAddress(word.id)} target="_blank" size="small">
        Its page<span className="sr-only"> (opens in a new tab)</span>
      </ButtonLink>
      <Button size="small" look="quiet" onClick={onDismiss}>
        Close
      </Button>
    </div>
  );
}
