import type { ReactNode } from "react";
import { InlineFailure } from "../../../../ui/inline-failure.tsx";
import { Page } from "../../../../ui/page.tsx";
import type { ExamStep } from "./use-exam-step.ts";

interface CalmScreenProps {
  readonly title: string;
  readonly lead?: ReactNode;
  readonly children?: ReactNode;
  /** Buttons, the one that goes on first. */
  readonly actions: ReactNode;
  /** What can wait until after the buttons. */
  readonly below?: ReactNode;
  /** What the buttons do. */
  readonly step: ExamStep;
}

/** Stands where the question would be while something else has to be settled. */
export function CalmScreen({ title, lead, children, actions, below, step }: CalmScreenProps) {
  return (
    <Page title={title} lead={lead}>
      <div className="flex max-w-2xl flex-col items-start gap-6">
        {children}
        {step.error !== null && (
          <InlineFailure
            title="That did not reach the server."
            error={step.error}
            onRetry={step.retry}
            retrying={step.pending}
          />
        )}
        <div className="flex flex-wrap gap-3">{actions}</div>
        {below}
      </div>
    </Page>
  );
}
