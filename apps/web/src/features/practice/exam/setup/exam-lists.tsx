import type { ExamSummary } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import { formatClock, formatDayAndTime } from "../../../../lib/format.ts";
import { EndedRow } from "../../logs/ended-row.tsx";
import { LogSection } from "../../logs/log-section.tsx";
import { OpenRow } from "../../logs/open-row.tsx";
import { endedExamsQuery, openExamsQuery } from "./exam-setup-queries.ts";

/** Exams that were begun and not ended, on this device or another. */
export function OpenExams() {
  return (
    <LogSection
      heading="Open exams"
      title="Your exam is open"
      query={useQuery(openExamsQuery)}
      entriesOf={({ exams }) => exams}
      failure="Open exams could not be loaded."
    >
      {(exams) => (
        <ul className="flex flex-col gap-3">
          {exams.map((exam) => (
            <OpenRow
              key={exam.id}
              title={`${exam.name}, begun ${formatDayAndTime(exam.createdAt)}`}
              detail={standingInWords(exam)}
              to={`/practice/session?exam=${exam.id}`}
              action="Go on"
            />
          ))}
        </ul>
      )}
    </LogSection>
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

/** Exams that have ended, with the way to their reports. */
export function EndedExams() {
  return (
    <LogSection
      heading="Finished exams"
      query={useQuery(endedExamsQuery)}
      entriesOf={({ exams }) => exams}
      failure="Finished exams could not be loaded."
    >
      {(exams) => (
        <ul className="sheet divide-y divide-line">
          {exams.map((exam) => (
            <EndedRow
              key={exam.id}
              title={exam.name}
              detail={formatDayAndTime(exam.endedAt ?? exam.createdAt)}
              to={`/practice/results?exam=${exam.id}`}
            />
          ))}
        </ul>
      )}
    </LogSection>
  );
}
