import type { NextAction } from "@lexiquant/contract";
import { knowledgeComponentIdSchema } from "@lexiquant/domain/kernel";
import type { ReactNode } from "react";
import { Button, ButtonLink } from "../ui/button.tsx";
import { InlineFailure } from "../ui/inline-failure.tsx";
import { essaySetupAddress } from "./essays/essay-address.ts";
import { LESSONS_ADDRESS, lessonAddress } from "./lesson-address.ts";
import { OpeningFailure } from "./twins/opening-failure.tsx";
import { useTwin } from "./twins/use-twin.ts";
import { useStartSession } from "./use-start-session.ts";
import { useStartWords } from "./words/use-start-words.ts";
import { WordsNotStarted } from "./words/words-not-started.tsx";

interface StepProps {
  /** Id of what tells several such buttons of a page apart. */
  readonly describedBy: string;
  readonly look?: "primary" | "secondary";
  readonly size?: "small" | "medium";
  readonly children: ReactNode;
}

interface ActionButtonProps extends StepProps {
  readonly action: NextAction;
}

/** Does in one click what a recommendation or a plan proposes. */
export function ActionButton({ action, ...step }: ActionButtonProps) {
  switch (action.kind) {
    case "start-session":
      return <StartStep {...step} action={action} />;
    case "try-twin":
      return <TwinStep {...step} action={action} />;
    case "sit-exam":
      return <LinkStep {...step} to={examAddress(action.formatId)} />;
    case "review-words":
      return <WordsStep {...step} />;
    case "write-essay":
      return <LinkStep {...step} to={essaySetupAddress(action.directive)} />;
    case "read-lesson":
      return <LinkStep {...step} to={lessonAddressOf(action.lessonId)} />;
  }
}

interface ActionStepProps<Kind extends NextAction["kind"]> extends StepProps {
  readonly action: Extract<NextAction, { kind: Kind }>;
}

function StartStep({ action, describedBy, children, ...style }: ActionStepProps<"start-session">) {
  const { start, retry, pending, error } = useStartSession();
  const { settings, filter, itemCount } = action;
  return (
    <div className="flex flex-col items-start gap-3">
      <Button
        {...style}
        aria-describedby={describedBy}
        pending={pending}
        onClick={() => start({ settings, filter, itemCount })}
      >
        {pending ? "Starting" : children}
      </Button>
      {error !== null && (
        <InlineFailure
          title="The session was not started."
          error={error}
          onRetry={retry}
          retrying={pending}
        />
      )}
    </div>
  );
}

function TwinStep({ action, describedBy, children, ...style }: ActionStepProps<"try-twin">) {
  const twin = useTwin(action.itemId);
  return (
    <div className="flex flex-col items-start gap-3">
      <Button {...style} aria-describedby={describedBy} pending={twin.pending} onClick={twin.open}>
        {children}
      </Button>
      <OpeningFailure opening={twin} title="No new question could be opened." />
    </div>
  );
}

function WordsStep({ describedBy, children, ...style }: StepProps) {
  const { start, retry, pending, error } = useStartWords();
  return (
    <div className="flex flex-col items-start gap-3">
      <Button {...style} aria-describedby={describedBy} pending={pending} onClick={() => start({})}>
        {pending ? "Starting" : children}
      </Button>
      {error !== null && <WordsNotStarted error={error} onRetry={retry} retrying={pending} />}
    </div>
  );
}

function LinkStep({ to, describedBy, children, ...style }: StepProps & { readonly to: string }) {
  return (
    <ButtonLink {...style} to={to} aria-describedby={describedBy}>
      {children}
    </ButtonLink>
  );
}

function examAddress(formatId: string): string {
  return `/practice/mode?${new URLSearchParams({ view: "exam", format: formatId })}`;
}

function lessonAddressOf(lessonId: string): string {
  const topicId = knowledgeComponentIdSchema.safeParse(lessonId);
  return topicId.success ? lessonAddress(topicId.data) : LESSONS_ADDRESS;
}
