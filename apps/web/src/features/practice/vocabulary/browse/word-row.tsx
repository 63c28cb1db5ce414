import type { WordSummary } from "@lexiquant/contract";
import { Link } from "react-router";
import { AddWordButton } from "../../../../items/words/add-word-button.tsx";
import { wordAddress } from "../../../../items/words/word-address.ts";

/** A word with its usual meaning, and how it stands or the way to learn it. */
export function WordRow({ word }: { readonly word: WordSummary }) {
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 px-4 py-2.5 sm:px-5">
      <div className="min-w-56 flex-1">
        <Link
          to={wordAddress(word.id)}
          className="font-medium text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
        >
          {word.word}
        </Link>
        {word.partOfSpeech !== null && (
          <span className="ml-2 text-13 text-soft-ink">{word.partOfSpeech}</span>
        )}
        <p className="line-clamp-2 text-15 text-soft-ink">{word.meaning}</p>
      </div>
      <AddWordButton word={word} />
    </div>
  );
}
