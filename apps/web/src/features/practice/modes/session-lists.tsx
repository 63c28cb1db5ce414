import type { SessionSummary } from "@lexiquant/contract";
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { formatDayAndTime, formatDuration, plural } from "../../../lib/format.ts";
import { MODE_NAMES } from "../../../messages.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { Meter } from "../../../ui/meter.tsx";
import { openSessionsQuery, recentSessionsQuery } from "./practice-queries.ts";
import { settingsInWords } from "./session-words.ts";

/** What was begun and not ended, on this device or another. Nothing is shown where there is nothing. */
export function OpenSessions() {
  const sessions = useQuery(openSessionsQuery);
  return (
    <SessionSection
      heading="Resume"
      sessions={sessions}
      failure="Open sessions could not be loaded."
    >
      {(list) => (
        <ul className="flex flex-col gap-3">
          {list.map((session) => (
            <li key={session.id} className="sheet flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
              <div className="min-w-56 flex-1">
                <p className="font-medium">
                  {MODE_NAMES[session.settings.mode]}, begun {formatDayAndTime(session.createdAt)}
                </p>
                <p className="figures mt-0.5 text-15 text-soft-ink">
                  {session.answered} of {session.items} answered,{" "}
                  {formatDuration(session.elapsedMs)} so far. {settingsInWords(session.settings)}.
                </p>
                <Meter
                  className="mt-3"
                  label="Questions answered"
                  value={session.answered}
                  max={session.items}
                />
              </div>
              <ButtonLink to={`/practice/session?id=${session.id}`} look="primary">
                Resume
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </SessionSection>
  );
}

export function RecentSessions() {
  const sessions = useQuery(recentSessionsQuery);
  return (
    <SessionSection
      heading="Finished lately"
      sessions={sessions}
      failure="Finished sessions could not be loaded."
    >
      {(list) => <FinishedSessions sessions={list} />}
    </SessionSection>
  );
}

function FinishedSessions({ sessions }: { readonly sessions: readonly SessionSummary[] }) {
  return (
    <ul className="sheet divide-y divide-line">
      {sessions.map((session) => (
        <li key={session.id}>
          <Link
            to={`/practice/results?id=${session.id}`}
            className="flex min-h-14 items-center gap-4 px-5 py-3 transition-colors hover:bg-sunk"
          >
            <span className="min-w-0 flex-1">
              <span className="font-medium">{MODE_NAMES[session.settings.mode]}</span>
              <span className="block text-13 text-soft-ink">
                {formatDayAndTime(session.closedAt ?? session.createdAt)}
              </span>
            </span>
            <span className="figures text-right text-15">
              {session.correct === null ? "" : `${session.correct} of ${session.items} right`}
              <span className="block text-13 text-soft-ink">
                {plural(session.answered, "answer")} in {formatDuration(session.elapsedMs)}
              </span>
            </span>
            <ChevronRight aria-hidden size={18} className="shrink-0 text-soft-ink" />
          </Link>
        </li>
      ))}
    </ul>
  );
}

interface SessionSectionProps {
  readonly heading: string;
  readonly failure: string;
  readonly sessions: UseQueryResult<{ sessions: SessionSummary[] }>;
  readonly children: (list: readonly SessionSummary[]) => ReactNode;
}

function SessionSection({ heading, failure, sessions, children }: SessionSectionProps) {
  const list = sessions.data?.sessions ?? [];
  if (list.length === 0 && !sessions.isError) return null;
  return (
    <section aria-label={heading}>
      <h2 className="mb-4 text-22">{heading}</h2>
      {list.length > 0 ? (
        children(list)
      ) : (
        <InlineFailure
          title={failure}
          error={sessions.error}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        />
      )}
    </section>
  );
}
