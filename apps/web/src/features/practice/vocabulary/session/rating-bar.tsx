import type { VocabularyRating, VocabularyVerdict } from "@lexiquant/contract";
import { RATING_WORDS, waitInWords } from "../../../../items/words/word-words.ts";
import { Button } from "../../../../ui/button.tsx";

interface RatingBarProps {
  readonly verdict: VocabularyVerdict;
  readonly disabled: boolean;
  readonly onRate: (rating: VocabularyRating) => void;
}

/** How well it was recalled, by keys 1 to 4, each with the time until the word comes again. */
export function RatingBar({ verdict, disabled, onRate }: RatingBarProps) {
  const { ratings, suggestedRating } = verdict;
  return (
    <fieldset className="min-w-0">
      <legend className="mb-1 text-13 text-soft-ink">
        How well did you recall it? The word comes again after:
      </legend>
      <div className="grid grid-cols-4 gap-1.5 sm:gap-2.5">
        {ratings.map(({ rating, wait }, place) => (
          <Button
            key={rating}
            look={rating === suggestedRating ? "primary" : "secondary"}
            aria-disabled={disabled || undefined}
            aria-keyshortcuts={String(place + 1)}
            onClick={() => {
              if (!disabled) onRate(rating);
            }}
            className="flex-col gap-0! px-1! py-1.5"
          >
            <span>
              <kbd className="mr-1.5 hidden font-normal font-sans text-13 sm:inline">
                {place + 1}
              </kbd>
              {RATING_WORDS[rating]}
              {rating === suggestedRating && <span className="sr-only"> (proposed, Enter)</span>}
            </span>
            <span className="figures font-normal text-13">{waitInWords(wait)}</span>
          </Button>
        ))}
      </div>
    </fieldset>
  );
}
