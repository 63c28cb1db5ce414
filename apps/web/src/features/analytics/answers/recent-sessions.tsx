import type { SessionSummary } from "@lexiquant/contract";
import { Link } from "react-router";
import { formatDayAndTime, formatDuration } from "../../../lib/format.ts";
import { MODE_NAMES } from "../../../messages.ts";

interface RecentSessionsProps {
  readonly sessions: readonly SessionSummary[];
}

export function RecentSessions({ sessions }: RecentSessionsProps) {
  if (sessions.length === 0) return null;
  return (
    <section aria-labelledby="recent-heading" className="sheet min-w-0 p-5 sm:p-7">
      <h2 id="recent-heading" className="text-22">
        Recent sessions
      </h2>
      <div className="mt-4 overflow-x-auto">
        <table className="figures w-full text-left text-15">
          <thead>
            <tr className="border-line border-b text-13 text-soft-ink">
              {["Session", "Begun", "Answered", "Right", "Time"].map((column) => (
                <th key={column} scope="col" className="py-2 pr-4 font-medium">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {sessions.map((session) => (
              <tr key={session.id} className="border-line border-b last:border-0">
                <th scope="row" className="py-3 pr-4 font-medium">
                  <SessionLink session={session} />
                </th>
                <td className="whitespace-nowrap py-3 pr-4">
                  {formatDayAndTime(session.createdAt)}
                </td>
                <td className="py-3 pr-4">
                  {session.answered} of {session.items}
                </td>
                <td className="py-3 pr-4">{session.correct ?? "not shown yet"}</td>
                <td className="whitespace-nowrap py-3">{formatDuration(session.elapsedMs)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}

function SessionLink({ session }: { readonly session: SessionSummary }) {
  const closed = session.status === "closed";
  return (
    <Link
      to={closed ? `/practice/results?id=${session.id}` : `/practice/session?id=${session.id}`}
      className="rounded-small text-primary underline underline-offset-4"
    >
      {MODE_NAMES[session.settings.mode]}
      {closed ? "" : " (open)"}
    </Link>
  );
}
