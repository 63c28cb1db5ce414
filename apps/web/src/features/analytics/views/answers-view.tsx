import type { Analytics, GroupRate } from "@lexiquant/contract";
import { ITEM_KINDS, type Measure, measureOfKind } from "@lexiquant/domain/item";
import { useQuery } from "@tanstack/react-query";
import { Part } from "../../../ui/part.tsx";
import { analyticsQuery } from "../answers/analytics-query.ts";
import { GroupSection, PaceSection } from "../answers/group-section.tsx";
import { NoAnswersYet } from "../answers/no-answers-yet.tsx";
import { Overall } from "../answers/overall.tsx";
import { RecentSessions } from "../answers/recent-sessions.tsx";
import { TrendSection } from "../answers/trend-section.tsx";

export function AnswersView() {
  return (
    <Part query={useQuery(analyticsQuery)} what="your figures">
      {(analytics) =>
        analytics.overall.answered === 0 ? (
          <NoAnswersYet analytics={analytics} />
        ) : (
          <Sections analytics={analytics} />
        )
      }
    </Part>
  );
}

function Sections({ analytics }: { readonly analytics: Analytics }) {
  const measureOfTopic = new Map(analytics.byTopic.map(({ id, measure }) => [id, measure]));
  return (
    <div className="grid grid-cols-1 gap-6">
      <Overall overall={analytics.overall} totalMs={analytics.totalMs} />
      <TrendSection weeks={analytics.byWeek} />
      <div className="grid grid-cols-1 items-start gap-6 lg:grid-cols-2">
        <div className="grid grid-cols-1 gap-6">
          <GroupSection heading="By section" groups={analytics.byMeasure} roleOf={measureOfGroup} />
          <GroupSection heading="By question type" groups={analytics.byKind} roleOf={kindRole} />
        </div>
        <div className="grid grid-cols-1 gap-6">
          <GroupSection heading="By difficulty" groups={analytics.byDifficulty} />
          <PaceSection groups={analytics.byKind} />
        </div>
      </div>
      <GroupSection
        heading="By topic"
        groups={analytics.byTopic}
        roleOf={({ id }) => measureOfTopic.get(id) ?? null}
      />
      <RecentSessions sessions={analytics.recentSessions} />
    </div>
  );
}

function measureOfGroup({ id }: GroupRate): Measure | null {
  return id === "verbal" || id === "quantitative" ? id : null;
}

function kindRole({ id }: GroupRate): Measure | null {
  const kind = ITEM_KINDS.find((known) => known === id);
  return kind === undefined ? null : measureOfKind(kind);
}
