import type { ItemId } from "@lexiquant/domain/kernel";
import { useId } from "react";
import { Link } from "react-router";
import { formatDayAndTime } from "../../lib/format.ts";

interface ListedQuestion {
  readonly itemId: ItemId;
  readonly begins: string;
  readonly submittedAt: string;
  readonly remark?: string;
}

interface QuestionListProps {
  readonly heading: string;
  readonly intro?: string;
  /** What stands in the list's place while it is empty. */
  readonly none: string;
  readonly questions: readonly ListedQuestion[];
}

/** Questions to look at again, each with its first words. */
export function QuestionList({ heading, intro, none, questions }: QuestionListProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="sheet min-w-0 p-5 sm:p-7">
      <h2 id={id} className="text-22">
        {heading}
      </h2>
      {intro !== undefined && <p className="mt-1.5 max-w-prose text-15 text-soft-ink">{intro}</p>}
      {questions.length === 0 ? (
        <p className="mt-2 text-15 text-soft-ink">{none}</p>
      ) : (
        <ul className="mt-2 flex flex-col divide-y divide-line">
          {questions.map(({ itemId, begins, submittedAt, remark }) => (
            <li key={`${itemId} ${submittedAt}`} className="py-2.5 text-15">
              <Link
                to={`/question/view?id=${itemId}`}
                className="rounded-small font-medium text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
              >
                {begins}
              </Link>
              <span className="figures block text-13 text-soft-ink">
                {remark !== undefined && `${remark}. `}
                {formatDayAndTime(submittedAt)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
