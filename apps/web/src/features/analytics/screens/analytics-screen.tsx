import type { Analytics, GroupRate } from "@lexiquant/contract";
import { ITEM_KINDS, type Measure, measureOfKind } from "@lexiquant/domain/item";
import { useQuery } from "@tanstack/react-query";
import { useAuth } from "../../../lib/auth-context.ts";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../ui/loading-logo.tsx";
import { Page } from "../../../ui/page.tsx";
import { SignInInvitation } from "../../../ui/sign-in-invitation.tsx";
import { analyticsQuery } from "../analytics-query.ts";
import { GroupSection, PaceSection } from "../group-section.tsx";
import { Overall } from "../overall.tsx";
import { RecentSessions } from "../recent-sessions.tsx";
import { TrendSection } from "../trend-section.tsx";

export function AnalyticsScreen() {
  const { state } = useAuth();
  return (
    <Page
      title="Where you stand"
      lead="From your own answers. Every share comes with its range: the shorter the bar, the surer the figure."
    >
      {state.status === "signed-in" ? (
        <Figures />
      ) : (
        <SignInInvitation reason="These figures are made of your own answers. Sign in to see them." />
      )}
    </Page>
  );
}

function Figures() {
  const analytics = useQuery(analyticsQuery);
  if (analytics.data !== undefined) return <Sections analytics={analytics.data} />;
  if (analytics.isPending) return <LoadingLogo label="Loading your figures" />;
  return (
    <InlineFailure
      title="Your figures could not be loaded."
      error={analytics.error}
      onRetry={() => void analytics.refetch()}
      retrying={analytics.isFetching}
    />
  );
}

function Sections({ analytics }: { readonly analytics: Analytics }) {
  const measureOfTopic = new Map(analytics.byTopic.map(({ id, measure }) => [id, measure]));
  if (analytics.overall.answered === 0) return <NothingYet analytics={analytics} />;
  return (
    <div className="grid grid-cols-1 gap-6">
      <Overall analytics={analytics} />
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

function NothingYet({ analytics }: { readonly analytics: Analytics }) {
  return (
    <div className="flex flex-col gap-6">
      <EmptyState
        title="No answers yet"
        action={
          <ButtonLink to="/practice/mode" look="primary">
            Begin with ten questions
          </ButtonLink>
        }
      >
        After {analytics.overall.answersNeeded} answers the first figure stands here, with its
        range; each section, type and topic follows when it has enough of its own.
      </EmptyState>
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
