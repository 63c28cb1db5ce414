import type { Question } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { useId, useState } from "react";
import { ApiFailure } from "../../lib/api-failure.ts";
import { plural } from "../../lib/format.ts";
import { Button } from "../../ui/button.tsx";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { QuestionWordRow } from "./question-word-row.tsx";
import { questionWordsQuery } from "./word-queries.ts";

/** What is shown before all are asked for: those that most likely mattered. */
const FIRST_WORDS = 6;

/** Reasons why words are not shown yet: nothing has failed, and nothing is to be done. */
const NOT_YET: ReadonlySet<string> = new Set(["key-withheld", "vocabulary-closed-in-exam"]);

/** The words of a question that was answered: what they mean, and one tap to learn them. */
export function QuestionWords({ itemId }: { readonly itemId: Question["item"]["id"] }) {
  const [showsAll, setShowsAll] = useState(false);
  const headingId = useId();
  const found = useQuery(questionWordsQuery(itemId));
  if (found.isError && isNotYet(found.error)) return null;
  if (found.isError) {
    return (
      <InlineFailure
        title="The words of this question could not be loaded."
        error={found.error}
        onRetry={() => void found.refetch()}
        retrying={found.isFetching}
      />
    );
  }
  const words = [...(found.data?.words ?? [])].sort(
    (one, other) => Number(other.behindWrongAnswer) - Number(one.behindWrongAnswer),
  );
  if (words.length === 0) return null;
  const shown = showsAll ? words : words.slice(0, FIRST_WORDS);
  return (
    <section aria-labelledby={headingId} className="border-line border-t pt-4">
      <h3 id={headingId} className="text-16">
        Words in this question
      </h3>
      <ul className="mt-1 flex flex-col divide-y divide-line">
        {shown.map((entry) => (
          <QuestionWordRow key={entry.word.id} itemId={itemId} entry={entry} />
        ))}
      </ul>
      {shown.length < words.length && (
        <Button look="quiet" size="small" onClick={() => setShowsAll(true)}>
          Show all {plural(words.length, "word")}
        </Button>
      )}
    </section>
  );
}

function isNotYet(error: unknown): boolean {
  return error instanceof ApiFailure && error.code !== null && NOT_YET.has(error.code);
}
