import type { Decision, SessionResults } from "@lexiquant/contract";
import { reviewSentences } from "../../../items/decisions/decision-words.ts";
import { decisionSentence } from "./decision-sentence.ts";

/** What became of each decision to stay or to leave, and what all of them to date have come to. */
export function DecisionsReview({ decisions }: Pick<SessionResults, "decisions">) {
  if (decisions === null) return null;
  return (
    <section aria-label="Stay or leave" className="max-w-prose">
      <h2 className="mb-3 text-22">Stay or leave</h2>
      <ul className="flex flex-col gap-1.5 text-15">
        {decisions.here.map((decision: Decision) => (
          <li key={decision.position}>{decisionSentence(decision)}</li>
        ))}
      </ul>
      <p className="mt-3 text-15 text-soft-ink">
        All your decisions so far. {reviewSentences(decisions.review).join(" ")}
      </p>
    </section>
  );
}
