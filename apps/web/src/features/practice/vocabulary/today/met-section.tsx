import type { VocabularyStanding } from "@lexiquant/contract";
import { useState } from "react";
import { Link } from "react-router";
import { AddWordButton } from "../../../../items/words/add-word-button.tsx";
import { wordAddress } from "../../../../items/words/word-address.ts";
import { plural } from "../../../../lib/format.ts";
import { Button } from "../../../../ui/button.tsx";

type Met = VocabularyStanding["met"];

const REASONS: Record<Met[number]["because"], string> = {
  "looked-up": "looked up",
  "wrong-answer": "behind a wrong answer",
};

/** The latest: more would push the lists off the screen. */
const FIRST_WORDS = 6;

/** Words met in questions, one tap from being learned. Nothing is shown where there is none. */
export function MetSection({ met }: { readonly met: Met }) {
  const [showsAll, setShowsAll] = useState(false);
  if (met.length === 0) return null;
  const shown = showsAll ? met : met.slice(0, FIRST_WORDS);
  return (
    <section aria-labelledby="met-heading">
      <h2 id="met-heading" className="mb-4 text-22">
        Words from your questions
      </h2>
      <ul className="sheet divide-y divide-line">
        {shown.map(({ word, because, itemId }) => (
          <li
            key={word.id}
            className="flex flex-wrap items-center gap-x-6 gap-y-2 px-4 py-3 sm:px-5"
          >
            <div className="min-w-56 flex-1">
              <p>
                <Link
                  to={wordAddress(word.id)}
                  className="font-medium text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
                >
                  {word.word}
                </Link>{" "}
                <span className="text-13 text-soft-ink">
                  {itemId === null ? (
                    REASONS[because]
                  ) : (
                    <Link to={`/question/view?id=${itemId}`} className="underline">
                      {REASONS[because]}
                      <span className="sr-only">: the question with {word.word}</span>
                    </Link>
                  )}
                </span>
              </p>
              <p className="text-15 text-soft-ink">{word.meaning}</p>
            </div>
            <AddWordButton word={word} canHasten />
          </li>
        ))}
      </ul>
      {shown.length < met.length && (
        <Button look="quiet" size="small" className="mt-2" onClick={() => setShowsAll(true)}>
          Show all {plural(met.length, "word")}
        </Button>
      )}
    </section>
  );
}
