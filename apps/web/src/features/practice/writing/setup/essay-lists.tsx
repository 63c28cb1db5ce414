import type { EssaySummary } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import {
  essayAddress,
  essayRange,
  essayStateInWords,
  levelInWords,
  TIMING_NAMES,
} from "../../../../items/essays/essay-words.ts";
import { formatClock, formatDayAndTime, plural } from "../../../../lib/format.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { endedEssaysQuery, openEssaysQuery } from "./writing-queries.ts";

/** Essays that were begun and not submitted, on this device or another. Nothing is shown where there is none. */
export function OpenEssays() {
  const list = useQuery(openEssaysQuery);
  const essays = list.data?.essays ?? [];
  if (essays.length === 0 && !list.isError) return null;
  return (
    <section aria-label="Open essays">
      <h2 className="mb-4 text-22">Your essay is open</h2>
      {list.isError ? (
        <InlineFailure
          title="Open essays could not be loaded."
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <ul className="flex flex-col gap-3">
          {essays.map((essay) => (
            <li key={essay.id} className="sheet flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
              <div className="min-w-56 flex-1">
                <p className="font-medium">{essay.begins}</p>
                <p className="figures mt-0.5 text-15 text-soft-ink">{standingInWords(essay)}</p>
              </div>
              <ButtonLink to={essayAddress(essay)} look="primary">
                Go on writing
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `120 words, 12:40 left. Begun 22 Nov, 21:30.` */
function standingInWords({ words, remainingMs, createdAt, revisionOf }: EssaySummary) {
  const time = remainingMs === null ? "no time limit" : `${formatClock(remainingMs)} left`;
  const what = revisionOf === null ? "Begun" : "A revision, begun";
  return `${plural(words, "word")}, ${time}. ${what} ${formatDayAndTime(createdAt)}.`;
}

/** The latest essays with their scores, and the way to all of them. */
export function EndedEssays() {
  const list = useQuery(endedEssaysQuery);
  const essays = list.data?.essays ?? [];
  if (list.isError) {
    return (
      <InlineFailure
        title="Your essays could not be loaded."
        error={list.error}
        onRetry={() => void list.refetch()}
        retrying={list.isFetching}
      />
    );
  }
  if (essays.length === 0) return null;
  return (
    <section aria-label="Your essays">
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-22">Your essays</h2>
        <Link
          to="/analytics?view=writing"
          className="inline-flex min-h-11 items-center rounded-small text-15 text-primary underline underline-offset-4"
        >
          All essays and their scores
        </Link>
      </div>
      <ul className="sheet divide-y divide-line">
        {essays.map((essay) => (
          <li key={essay.id}>
            <EndedEssay essay={essay} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function EndedEssay({ essay }: { readonly essay: EssaySummary }) {
  const { begins, createdAt, source, timing, words, score } = essay;
  const where = source === "exam" ? "Mock exam" : TIMING_NAMES[timing];
  return (
    <Link
      to={essayAddress(essay)}
      className="flex min-h-14 items-center gap-4 px-5 py-3 transition-colors hover:bg-sunk"
    >
      <span className="min-w-0 flex-1">
        <span className="font-medium">{begins}</span>
        <span className="block text-13 text-soft-ink">
          {formatDayAndTime(createdAt)}, {where}, {plural(words, "word")}
        </span>
      </span>
      <span className="figures shrink-0 text-right text-15">
        {score === null ? essayStateInWords(essay) : `Estimate ${levelInWords(score.score)}`}
        {score !== null && (
          <span className="block text-13 text-soft-ink">range {essayRange(score)}</span>
        )}
      </span>
      <ChevronRight aria-hidden size={18} className="shrink-0 text-soft-ink" />
    </Link>
  );
}
