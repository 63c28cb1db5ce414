import type { WordPage } from "@lexiquant/contract";
import { KIND_NAMES } from "@lexiquant/domain/item";
import { Link } from "react-router";
import { InlineMarkup } from "../../../../items/markup.tsx";
import { RATING_WORDS } from "../../../../items/words/word-words.ts";
import { formatDayAndTime } from "../../../../lib/format.ts";
import { DRILL_NAMES } from "../session/drill-words.ts";

/** The latest answers to a word. Nothing is shown where there is none. */
export function WordHistory({ page: { reviews } }: { readonly page: WordPage }) {
  if (reviews.length === 0) return null;
  return (
    <section aria-labelledby="history-heading">
      <h2 id="history-heading" className="mb-2 text-18">
        Your answers
      </h2>
      <ol className="flex flex-col gap-1.5 text-15">
        {reviews.map(({ at, rating, drill }) => (
          <li key={at} className="figures flex flex-wrap gap-x-2">
            <span className="font-medium">{RATING_WORDS[rating]}</span>
            <span className="text-soft-ink">
              {formatDayAndTime(at)}, {DRILL_NAMES[drill].toLowerCase()}
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Questions that use the word and that the student has answered, by the sense that they use. Nothing is shown where there is none. */
export function WordQuestions({ page: { items, senses, word } }: { readonly page: WordPage }) {
  if (items.length === 0) return null;
  const bySense = senses.map(({ definition }, at) => ({
    definition,
    used: items.filter(({ sense }) => sense === at),
  }));
  return (
    <section aria-labelledby="word-questions-heading">
      <h2 id="word-questions-heading" className="mb-2 text-18">
        Questions of yours with it
      </h2>
      <div className="flex flex-col gap-4">
        {bySense
          .filter(({ used }) => used.length > 0)
          .map(({ definition, used }) => (
            <div key={definition}>
              {senses.length > 1 && (
                <h3 className="mb-1 font-normal text-15 text-soft-ink">
                  In the sense “<InlineMarkup source={definition} />”
                </h3>
              )}
              <QuestionLinks word={word} items={used} />
            </div>
          ))}
      </div>
    </section>
  );
}

function QuestionLinks({ word, items }: Pick<WordPage, "word" | "items">) {
  return (
    <ul className="flex flex-col gap-2 text-15">
      {items.map(({ id, kind, begins, topic }) => (
        <li key={id}>
          <Link
            to={`/question/view?id=${id}`}
            className="font-medium text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
          >
            {KIND_NAMES[kind]}
            <span className="sr-only">: a question with {word}</span>
          </Link>{" "}
          <span className="text-soft-ink">{begins === "" ? topic : begins}</span>
        </li>
      ))}
    </ul>
  );
}
