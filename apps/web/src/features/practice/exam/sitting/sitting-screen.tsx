import { useQuery } from "@tanstack/react-query";
import { useEffect } from "react";
import { Navigate } from "react-router";
import { ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../../ui/loading-logo.tsx";
import { Page } from "../../../../ui/page.tsx";
import { BetweenSections } from "./between-sections.tsx";
import { BreakScreen } from "./break-screen.tsx";
import { examQuery, type TimedExam } from "./exam-query.ts";
import { GapScreen } from "./gap-screen.tsx";
import { HeldElsewhere } from "./held-elsewhere.tsx";
import { forgetWhatCameInTime } from "./late-work.ts";
import { SectionScreen } from "./section-screen.tsx";
import { standingOf } from "./standing.ts";
import { useFocusOnHeading } from "./use-focus-on-heading.ts";

/** Sits an exam: what the server says of it decides which screen stands here. */
export function SittingScreen({ examId }: { readonly examId: string }) {
  const told = useQuery(examQuery(examId));
  if (told.data !== undefined) return <ExamStanding told={told.data} />;
  if (told.isPending) return <LoadingLogo label="Your exam is loading" />;
  return (
    <Page title="Exam">
      <div className="flex max-w-2xl flex-col items-start gap-5">
        <InlineFailure
          title="The exam could not be opened."
          error={told.error}
          onRetry={() => void told.refetch()}
          retrying={told.isFetching}
        />
        <ButtonLink to="/practice/mode">Choose another practice</ButtonLink>
      </div>
    </Page>
  );
}

function ExamStanding({ told }: { readonly told: TimedExam }) {
  const { exam, atMs } = told;
  const standing = standingOf(exam);
  useFocusOnHeading(standing.key);
  useEffect(() => forgetWhatCameInTime(exam), [exam]);
  switch (standing.kind) {
    case "ended":
      return <Navigate to={`/practice/results?exam=${exam.id}`} replace />;
    case "held-elsewhere":
      return <HeldElsewhere exam={exam} />;
    case "break":
      return <BreakScreen exam={exam} atMs={atMs} />;
    case "gap":
      return <GapScreen told={{ exam, running: standing.running, atMs }} gap={standing.gap} />;
    case "section":
      return (
        <SectionScreen
          // Told anew means to begin anew: with what the server and this browser have.
          key={`${standing.key} ${atMs}`}
          told={{ exam, running: standing.running, atMs }}
        />
      );
    case "between":
      return <BetweenSections key={standing.key} exam={exam} next={standing.next} />;
  }
}
