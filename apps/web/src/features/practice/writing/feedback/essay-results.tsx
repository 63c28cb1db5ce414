import type { Essay } from "@lexiquant/contract";
import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ESSAY_SETUP_ADDRESS } from "../../../../items/essays/essay-address.ts";
import { ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import { useFocusOnHeading } from "../../exam/sitting/use-focus-on-heading.ts";
import { type EssayId, essayFeedbackQuery, essayQuery } from "../essay-query.ts";
import { BlankEssay } from "./blank-essay.tsx";
import { FeedbackView } from "./feedback-view.tsx";
import { NotRated } from "./not-rated.tsx";

/** The feedback on an essay, or why there is none yet. */
export function EssayResults({ essayId }: { readonly essayId: EssayId }) {
  const told = useQuery(essayQuery(essayId));
  if (told.data !== undefined) return <Standing essay={told.data.essay} />;
  if (told.isPending) return <LoadingLogo label="Your essay is loading" />;
  return (
    <Page title="Essay feedback">
      <Stack>
        <InlineFailure
          title="The essay could not be shown."
          error={told.error}
          onRetry={() => void told.refetch()}
          retrying={told.isFetching}
        />
        <ButtonLink to={ESSAY_SETUP_ADDRESS}>Choose another essay</ButtonLink>
      </Stack>
    </Page>
  );
}

function Standing({ essay }: { readonly essay: Essay }) {
  if (essay.state === "rated") return <LoadedFeedback essay={essay} />;
  if (essay.state === "blank") return <BlankEssay essay={essay} />;
  if (essay.state !== "writing") return <NotRated essay={essay} />;
  return (
    <Page title="This essay is still open" lead="Feedback comes once you have submitted it.">
      <ButtonLink to={`/practice/session?essay=${essay.id}`} look="primary">
        Go on writing
      </ButtonLink>
    </Page>
  );
}

function LoadedFeedback({ essay }: { readonly essay: Essay }) {
  const feedback = useQuery(essayFeedbackQuery(essay.id));
  // It may have taken the place of the screen that waited for it.
  useFocusOnHeading(feedback.data === undefined ? feedback.status : "success");
  if (feedback.data !== undefined) return <FeedbackView essay={essay} feedback={feedback.data} />;
  if (feedback.isPending) return <LoadingLogo label="Your feedback is loading" />;
  return (
    <Page title="Essay feedback">
      <Stack>
        <InlineFailure
          title="The feedback could not be shown. Your essay and its rating are kept."
          error={feedback.error}
          onRetry={() => void feedback.refetch()}
          retrying={feedback.isFetching}
        />
        <ButtonLink to={ESSAY_SETUP_ADDRESS}>Choose another essay</ButtonLink>
      </Stack>
    </Page>
  );
}

function Stack({ children }: { readonly children: ReactNode }) {
  return <div className="flex max-w-2xl flex-col items-start gap-5">{children}</div>;
}
