import type { Plan } from "@lexiquant/contract";
import { ChevronDown } from "lucide-react";
import { dayName, sessionsByDay, weekName, weekSummary } from "./plan-words.ts";
import { PlannedSessionRow } from "./planned-session-row.tsx";

interface PlanWeekProps {
  readonly week: Plan["weeks"][number];
  /** Whether it is unfolded at first. */
  readonly opened: boolean;
}

/** A week of the plan; unfolds into its sessions. */
export function PlanWeek({ week, opened }: PlanWeekProps) {
  return (
    <details open={opened} className="group px-5 sm:px-6">
      <summary className="flex min-h-14 cursor-pointer list-none items-center gap-4 py-3 [&::-webkit-details-marker]:hidden">
        <span className="flex min-w-0 flex-1 flex-wrap items-center gap-x-4 gap-y-0.5">
          <span className="font-medium">
            {weekName(week.starts)}
            {week.isLast && <span className="text-soft-ink"> · test week</span>}
          </span>
          <span className="figures text-15 text-soft-ink">{weekSummary(week)}</span>
        </span>
        <ChevronDown
          aria-hidden
          size={18}
          className="shrink-0 text-soft-ink transition-transform group-open:rotate-180"
        />
      </summary>
      {week.sessions.length === 0 ? (
        <p className="pb-4 text-15 text-soft-ink">No sessions are planned for this week.</p>
      ) : (
        <div className="pb-2">
          {sessionsByDay(week.sessions).map(({ day, sessions }) => (
            <section key={day} aria-label={dayName(day)}>
              <h3 className="mt-2 font-medium text-13 text-soft-ink">{dayName(day)}</h3>
              <ul className="divide-y divide-line">
                {sessions.map((session, place) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: two sessions of a day may be alike; their order is what tells them apart.
                  <PlannedSessionRow key={place} session={session} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </details>
  );
}
