import type { WordSummary } from "@lexiquant/contract";
import { Link } from "react-router";
import { AddWordButton } from "../../../../items/words/add-word-button.tsx";
import { wordAddress } from "../../../../items/words/word-address.ts";

/** Words that keep slipping, and what to do with them. Nothing is shown where there is none. */
export function LeechSection({ leeches }: { readonly leeches: readonly WordSummary[] }) {
  if (leeches.length === 0) return null;
  return (
    <section aria-labelledby="leech-heading">
      <h2 id="leech-heading" className="text-22">
        Words that keep slipping
      </h2>
      <p className="mt-1 mb-4 max-w-prose text-15 text-soft-ink">
        They were set aside, because more of the same seldom helps. Open one, write a note that ties
        it to something you know, compare it with the word that you take it for, then take it up
        again.
      </p>
      <ul className="sheet divide-y divide-line">
        {leeches.map((word) => (
          <li
            key={word.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-5"
          >
            <div className="min-w-56 flex-1">
              <Link
                to={wordAddress(word.id)}
                className="font-medium text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
              >
                {word.word}
              </Link>
              <p className="text-15 text-soft-ink">{word.meaning}</p>
            </div>
            <AddWordButton word={word} />
          </li>
        ))}
      </ul>
    </section>
  );
}
