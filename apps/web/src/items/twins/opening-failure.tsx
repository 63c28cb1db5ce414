import { InlineFailure } from "../../ui/inline-failure.tsx";
import type { Opening } from "./use-twin.ts";

interface OpeningFailureProps {
  readonly opening: Opening;
  readonly title: string;
}

/** Why a question could not be opened, with another try; nothing while all is well. */
export function OpeningFailure({ opening, title }: OpeningFailureProps) {
  if (opening.error === null) return null;
  return (
    <InlineFailure
      title={title}
      error={opening.error}
      onRetry={opening.retry}
      retrying={opening.pending}
    />
  );
}
