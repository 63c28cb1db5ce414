import type { VocabularyStanding } from "@lexiquant/contract";
import { useStartWords } from "../../../../items/words/use-start-words.ts";
import { WordsNotStarted } from "../../../../items/words/words-not-started.tsx";
import { Button } from "../../../../ui/button.tsx";
import { leftToday } from "./today-words.ts";

/** Ten more words on this day alone, once the day's plan is done; the limits stay. Nothing where no more words are there. */
export function MoreWords({ standing }: { readonly standing: VocabularyStanding }) {
  const { start, retry, pending, error } = useStartWords();
  const { today, counts, openSession } = standing;
  const hasReviews = today.postponed > 0;
  const hasNew = counts.unseen > 0;
  if (leftToday(standing) > 0 || openSession !== null || !(hasReviews || hasNew)) return null;
  return (
    <div className="flex flex-col gap-3">
      <p className="max-w-prose text-15 text-soft-ink">
        You can do more today. Your limits stay as they are on other days.
      </p>
      <div className="flex flex-wrap gap-3">
        {hasReviews && (
          <Button disabled={pending} onClick={() => start({ more: "reviews" })}>
            Ten more reviews
          </Button>
        )}
        {hasNew && (
          <Button disabled={pending} onClick={() => start({ more: "new-words" })}>
            Ten more new words
          </Button>
        )}
      </div>
      {error !== null && <WordsNotStarted error={error} onRetry={retry} retrying={pending} />}
    </div>
  );
}
