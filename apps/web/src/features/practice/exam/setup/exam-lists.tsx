import type { ExamSummary } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { ChevronRight } from "lucide-react";
import { Link } from "react-router";
import { formatClock, formatDayAndTime } from "../../../../lib/format.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { endedExamsQuery, openExamsQuery } from "./exam-setup-queries.ts";

/** Exams that were begun and not ended, on this device or another. Nothing is shown where there is none. */
export function OpenExams() {
  const list = useQuery(openExamsQuery);
  const exams = list.data?.exams ?? [];
  if (exams.length === 0 && !list.isError) return null;
  return (
    <section aria-label="Open exams">
      <h2 className="mb-4 text-22">Your exam is open</h2>
      {list.isError ? (
        <InlineFailure
          title="Open exams could not be loaded."
          error={list.error}
          onRetry={() => void list.refetch()}
          retrying={list.isFetching}
        />
      ) : (
        <ul className="flex flex-col gap-3">
          {exams.map((exam) => (
            <li key={exam.id} className="sheet flex flex-wrap items-center gap-x-6 gap-y-3 p-5">
              <div className="min-w-56 flex-1">
                <p className="font-medium">
                  {exam.name}, begun {formatDayAndTime(exam.createdAt)}
                </p>
                <p className="figures mt-0.5 text-15 text-soft-ink">{standingInWords(exam)}</p>
              </div>
              <ButtonLink to={`/practice/session?exam=${exam.id}`} look="primary">
                Go on
              </ButtonLink>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** `Section 2 of 5, Verbal Reasoning, 12:40 left.` */
function standingInWords({ standing, sectionsEnded, sections }: ExamSummary): string {
  if (standing === null) return `${sectionsEnded} of ${sections} sections done.`;
  const place = `Section ${standing.place + 1} of ${sections}, ${standing.sectionName}`;
  return standing.remainingMs === null
    ? `${place}.`
    : `${place}, ${formatClock(standing.remainingMs)} left.`;
}

/** Exams that have ended, with the way to their reports. Nothing is shown where there is none. */
export function EndedExams() {
  const list = useQuery(endedExamsQuery);
  const exams = list.data?.exams ?? [];
  if (exams.length === 0) return null;
  return (
    <section aria-label="Finished exams">
      <h2 className="mb-4 text-22">Finished exams</h2>
      <ul className="sheet divide-y divide-line">
        {exams.map((exam) => (
          <li key={exam.id}>
            <Link
              to={`/practice/results?exam=${exam.id}`}
              className="flex min-h-14 items-center gap-4 px-5 py-3 transition-colors hover:bg-sunk"
            >
              <span className="min-w-0 flex-1">
                <span className="font-medium">{exam.name}</span>
                <span className="block text-13 text-soft-ink">
                  {formatDayAndTime(exam.endedAt ?? exam.createdAt)}
                </span>
              </span>
              <ChevronRight aria-hidden size={18} className="shrink-0 text-soft-ink" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
