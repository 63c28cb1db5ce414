import { ApiFailure } from "../../lib/api-failure.ts";
import { describeFailure } from "../../lib/describe-failure.ts";
import { InlineFailure } from "../../ui/inline-failure.tsx";

interface WordsNotStartedProps {
  readonly error: unknown;
  readonly onRetry: () => void;
  readonly retrying: boolean;
}

/** Why no session of words began. That nothing is left for today is no failure. */
export function WordsNotStarted({ error, onRetry, retrying }: WordsNotStartedProps) {
  if (error instanceof ApiFailure && error.code === "no-words-due") {
    return (
      <p role="status" className="max-w-prose text-15 text-soft-ink">
        {describeFailure(error).text}
      </p>
    );
  }
  return (
    <InlineFailure
      title="The session was not started."
      error={error}
      onRetry={onRetry}
      retrying={retrying}
    />
  );
}
