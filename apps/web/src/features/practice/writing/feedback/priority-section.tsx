import type { EssayFeedbackView } from "@lexiquant/contract";
import { QuoteList } from "./quote-list.tsx";

interface PrioritySectionProps {
  readonly priorities: EssayFeedbackView["priorities"];
}

/** The few things to change first, each with its evidence and one edit. */
export function PrioritySection({ priorities }: PrioritySectionProps) {
  if (priorities.length === 0) return null;
  return (
    <section aria-labelledby="priorities-heading">
      <h2 id="priorities-heading" className="text-22">
        What to change first
      </h2>
      <ol className="mt-4 grid gap-4 lg:grid-cols-3">
        {priorities.map(({ reason, edit, evidence }, place) => (
          <li key={reason} className="sheet flex min-w-0 flex-col gap-3 p-5">
            <h3 className="text-18">
              {place + 1}. {reason}
            </h3>
            {evidence.length > 0 && <QuoteList quotes={evidence} />}
            <p className="mt-auto text-15">
              <span className="font-medium">Next edit: </span>
              {edit}
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
