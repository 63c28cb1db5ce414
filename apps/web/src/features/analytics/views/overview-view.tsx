import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { Part } from "../../../ui/part.tsx";
import { analyticsQuery } from "../answers/analytics-query.ts";
import { NoAnswersYet } from "../answers/no-answers-yet.tsx";
import { Overall } from "../answers/overall.tsx";
import { RecentSessions } from "../answers/recent-sessions.tsx";
import { CostsSection } from "../costs/costs-section.tsx";
import { StandingSection } from "../standing/standing-section.tsx";
import { WhatNext } from "../what-next.tsx";
import { viewAddress } from "./view-address.ts";

/** Where am I, is it moving, what costs me most, what next; then what all of it is counted from. */
export function OverviewView() {
  const analytics = useQuery(analyticsQuery);
  const { data } = analytics;
  const isNew = data?.overall.answered === 0;
  return (
    <div className="grid grid-cols-1 gap-10">
      {isNew && <NoAnswersYet analytics={data} />}
      <StandingSection writingOnly={isNew} />
      {!isNew && <CostsSection />}
      <WhatNext />
      {!isNew && (
        <Part query={analytics} what="your figures">
          {({ overall, totalMs, recentSessions }) => (
            <div className="grid grid-cols-1 gap-6">
              <Overall overall={overall} totalMs={totalMs}>
                <Link
                  to={viewAddress("answers")}
                  className="mt-4 inline-flex min-h-11 items-center font-medium text-15 text-primary underline decoration-line underline-offset-4 hover:decoration-primary"
                >
                  By week, section, type, difficulty and topic
                </Link>
              </Overall>
              <RecentSessions sessions={recentSessions} />
            </div>
          )}
        </Part>
      )}
    </div>
  );
}
