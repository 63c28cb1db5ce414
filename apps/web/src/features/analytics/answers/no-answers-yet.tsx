import type { Analytics } from "@lexiquant/contract";
import { ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { RecentSessions } from "./recent-sessions.tsx";

export function NoAnswersYet({ analytics }: { readonly analytics: Analytics }) {
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
