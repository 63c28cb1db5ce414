import { CHANGE_NAMES, CHANGES, changedTo, changesSentence } from "./change-words.ts";
import { QuestionLink } from "./question-link.tsx";
import type { PlacedQuestion } from "./report-questions.ts";
import { questionKey } from "./report-questions.ts";

/** What became of answers that were changed once they were complete. */
export function ChangeSection({ questions }: { readonly questions: readonly PlacedQuestion[] }) {
  return (
    <section aria-labelledby="changes-heading" className="sheet p-5 sm:p-7">
      <h2 id="changes-heading" className="text-22">
        Answers changed
      </h2>
      <p className="mt-1.5 max-w-prose text-15 text-soft-ink">{changesSentence(questions)}</p>
      <dl className="mt-5 grid gap-x-8 gap-y-5 sm:grid-cols-3">
        {CHANGES.map((change) => {
          const changed = changedTo(questions, change);
          return (
            <div key={change} className="border-line border-l-2 pl-4">
              <dt className="text-13 text-soft-ink">{CHANGE_NAMES[change]}</dt>
              <dd>
                <span className="figures block font-bold text-22">{changed.length}</span>
                <ul className="flex flex-col text-15">
                  {changed.map((placed) => (
                    <li key={questionKey(placed)}>
                      <QuestionLink placed={placed} />
                    </li>
                  ))}
                </ul>
              </dd>
            </div>
          );
        })}
      </dl>
    </section>
  );
}
