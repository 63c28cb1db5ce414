import type { Decision, SessionResults } from "@lexiquant/contract";
import { reviewSentences } from "../../../items/decisions/decision-words.ts";
import { plural } from "../../../lib/format.ts";
import { decisionSentence } from "./decision-sentence.ts";

/** More of them are a list to look into, not to read. */
const MOST_SHOWN = 4;

/** What became of each decision to stay or to leave, and what all of them to date have come to. */
export function DecisionsReview({ decisions }: Pick<SessionResults, "decisions">) {
  if (decisions === null) return null;
  const { here, review } = decisions;
  return (
    <section aria-label="Stay or leave" className="max-w-prose">
      <h2 className="mb-3 text-22">Stay or leave</h2>
      <DecisionList decisions={here.slice(0, MOST_SHOWN)} />
      {here.length > MOST_SHOWN && (
        <details className="mt-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center rounded-small font-medium text-15 text-primary">
            {plural(here.length - MOST_SHOWN, "more decision")}
          </summary>
          <DecisionList decisions={here.slice(MOST_SHOWN)} />
        </details>
      )}
      <p className="mt-3 text-15 text-soft-ink">
        All your decisions so far. {reviewSentences(review).join(" ")}
      </p>
    </section>
  );
}

function DecisionList({ decisions }: { readonly decisions: readonly Decision[] }) {
  return (
    <ul className="flex flex-col gap-1.5 text-15">
      {decisions.map((decision) => (
        <li key={decision.position}>{decisionSentence(decision)}</li>
      ))}
    </ul>
  );
}
