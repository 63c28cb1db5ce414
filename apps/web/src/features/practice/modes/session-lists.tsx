import { useQuery } from "@tanstack/react-query";
import { formatDayAndTime, formatDuration, plural } from "../../../lib/format.ts";
import { MODE_NAMES } from "../../../messages.ts";
import { Meter } from "../../../ui/meter.tsx";
import { EndedRow } from "../logs/ended-row.tsx";
import { LogSection } from "../logs/log-section.tsx";
import { OpenRow } from "../logs/open-row.tsx";
import { openSessionsQuery, recentSessionsQuery } from "./practice-queries.ts";
import { settingsInWords } from "./session-words.ts";

/** What was begun and not ended, on this device or another. */
export function OpenSessions() {
  return (
    <LogSection
      heading="Resume"
      query={useQuery(openSessionsQuery)}
      entriesOf={({ sessions }) => sessions}
      failure="Open sessions could not be loaded."
    >
      {(sessions) => (
        <ul className="flex flex-col gap-3">
          {sessions.map((session) => (
            <OpenRow
              key={session.id}
              title={`${MODE_NAMES[session.settings.mode]}, begun ${formatDayAndTime(session.createdAt)}`}
              detail={`${session.answered} of ${session.items} answered, ${formatDuration(session.elapsedMs)} so far. ${settingsInWords(session.settings)}.`}
              to={`/practice/session?id=${session.id}`}
              action="Resume"
            >
              <Meter
                className="mt-3"
                label="Questions answered"
                value={session.answered}
                max={session.items}
              />
            </OpenRow>
          ))}
        </ul>
      )}
    </LogSection>
  );
}

export function RecentSessions() {
  return (
    <LogSection
      heading="Finished lately"
      query={useQuery(recentSessionsQuery)}
      entriesOf={({ sessions }) => sessions}
      failure="Finished sessions could not be loaded."
    >
      {(sessions) => (
        <ul className="sheet divide-y divide-line">
          {sessions.map((session) => (
            <EndedRow
              key={session.id}
              title={MODE_NAMES[session.settings.mode]}
              detail={formatDayAndTime(session.closedAt ?? session.createdAt)}
              to={`/practice/results?id=${session.id}`}
              outcome={
                session.correct === null ? "" : `${session.correct} of ${session.items} right`
              }
              outcomeDetail={`${plural(session.answered, "answer")} in ${formatDuration(session.elapsedMs)}`}
            />
          ))}
        </ul>
      )}
    </LogSection>
  );
}
