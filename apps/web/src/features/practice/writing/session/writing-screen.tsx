import { useQuery } from "@tanstack/react-query";
import { Navigate } from "react-router";
import { ESSAY_SETUP_ADDRESS } from "../../../../items/essays/essay-address.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import { type EssayId, essayQuery, type TimedEssay } from "../essay-query.ts";
import { EssayDesk } from "./essay-desk.tsx";

/** An essay that is written; one that has ended leads to its feedback. */
export function WritingScreen({ essayId }: { readonly essayId: EssayId }) {
  const told = useQuery(essayQuery(essayId));
  if (told.data !== undefined) return <EssayStanding told={told.data} />;
  if (told.isPending) return <LoadingLogo label="Your essay is loading" />;
  return (
    <Page title="Essay">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <InlineFailure
          title="The essay could not be opened."
          error={told.error}
          onRetry={() => void told.refetch()}
          retrying={told.isFetching}
        />
        <ButtonLink to={ESSAY_SETUP_ADDRESS}>Choose another essay</ButtonLink>
      </div>
    </Page>
  );
}

function EssayStanding({ told }: { readonly told: TimedEssay }) {
  const { essay, atMs } = told;
  if (essay.state !== "writing") {
    return <Navigate to={`/practice/results?essay=${essay.id}`} replace />;
  }
  // Told anew means to begin anew: with what the server and this browser have.
  return <EssayDesk key={atMs} told={told} />;
}
