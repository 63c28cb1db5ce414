import type { Question } from "@lexiquant/contract";
import { VerdictWord } from "../../items/feedback/verdict.tsx";
import { CauseOnQuestion } from "../../items/mistakes/attempt-cause.tsx";
import { shortResponse } from "../../items/response-text.ts";
import { formatDayAndTime, formatDuration, plural } from "../../lib/format.ts";

const SURENESS_WORDS = { guess: "a guess", unsure: "unsure", sure: "sure" } as const;

export function AttemptHistory({ question }: { readonly question: Question }) {
  const { attempts, stimulus, revealedAt } = question;
  return (
    <section aria-label="Your attempts">
      <h2 className="mb-2 text-18">Your attempts</h2>
      {attempts.length === 0 && <p className="text-15 text-soft-ink">None so far.</p>}
      <ul className="flex flex-col gap-2">
        {attempts.map((attempt) => (
          <li
            key={attempt.id}
            className="flex flex-wrap items-baseline gap-x-4 gap-y-0.5 border-line border-b pb-2 text-15"
          >
            {attempt.outcome !== null && !attempt.assistance.gaveUp && (
              <VerdictWord correct={attempt.outcome.correct} />
            )}
            {attempt.assistance.gaveUp && <span className="font-medium">Answer shown</span>}
            <span>{shortResponse(attempt.response, stimulus)}</span>
            <span className="figures text-soft-ink">{formatDuration(attempt.elapsedMs)}</span>
            {attempt.assistance.hintLevel > 0 && (
              <span className="text-soft-ink">{plural(attempt.assistance.hintLevel, "hint")}</span>
            )}
            {attempt.sureness !== null && (
              <span className="text-soft-ink">{SURENESS_WORDS[attempt.sureness]}</span>
            )}
            <span className="ml-auto text-13 text-soft-ink">
              {formatDayAndTime(attempt.submittedAt)}
            </span>
            {attempt.outcome !== null && !attempt.assistance.gaveUp && (
              <div className="w-full pt-1 empty:hidden">
                <CauseOnQuestion attemptId={attempt.id} itemId={attempt.itemId} />
              </div>
            )}
          </li>
        ))}
      </ul>
      {revealedAt !== null && (
        <p className="mt-2 text-13 text-soft-ink">
          Answer shown on {formatDayAndTime(revealedAt)}.
        </p>
      )}
    </section>
  );
}
