import { useQuery } from "@tanstack/react-query";
import { RecommendationCard } from "../../../../items/recommendation-card.tsx";
import { ButtonLink } from "../../../../ui/button.tsx";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { type ExamId, examStepsQuery } from "./report-query.ts";

/** The steps that follow from an exam, each one click. Without them the way back to practice stays. */
export function ExamSteps({ examId }: { readonly examId: ExamId }) {
  const answer = useQuery(examStepsQuery(examId));
  if (answer.isPending) {
    return (
      <p role="status" className="sheet min-h-40 p-5 text-soft-ink">
        The next steps are being worked out.
      </p>
    );
  }
  if (answer.isError) {
    return (
      <InlineFailure
        title="The next steps could not be worked out."
        error={answer.error}
        onRetry={() => void answer.refetch()}
        retrying={answer.isFetching}
      />
    );
  }
  const { steps } = answer.data;
  if (steps.length === 0) return <ButtonLink to="/practice/mode">Choose a practice</ButtonLink>;
  return (
    <ul aria-label="Next steps" className="grid gap-4 md:grid-cols-2 lg:grid-cols-3">
      {steps.map((step) => (
        <li key={step.id}>
          <RecommendationCard recommendation={step} />
        </li>
      ))}
    </ul>
  );
}
