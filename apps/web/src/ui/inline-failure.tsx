import { RotateCw, TriangleAlert } from "lucide-react";
import { describeFailure } from "../lib/describe-failure.ts";
import { Button } from "./button.tsx";

interface InlineFailureProps {
  /** What was being tried, such as "Your sessions could not be loaded." */
  readonly title: string;
  readonly error: unknown;
  readonly onRetry?: () => void;
  readonly retrying?: boolean;
}

/** Says in plain words what happened, in the place where it happened, and offers to try again. */
export function InlineFailure({ title, error, onRetry, retrying = false }: InlineFailureProps) {
  const { text, reference } = describeFailure(error);
  return (
    <div
      role="alert"
      className="flex flex-wrap items-start gap-x-4 gap-y-3 rounded-desk border border-wrong bg-wrong-tint px-4 py-3.5"
    >
      <TriangleAlert aria-hidden size={20} className="mt-0.5 shrink-0 text-wrong" />
      <div className="min-w-48 flex-1 text-15">
        <p className="font-medium">{title}</p>
        <p className="mt-0.5">{text}</p>
        {reference !== null && (
          <p className="mt-1 text-13 text-soft-ink">Reference for support: {reference}</p>
        )}
      </div>
      {onRetry !== undefined && (
        <Button size="small" onClick={onRetry} pending={retrying}>
          <RotateCw aria-hidden size={16} />
          Try again
        </Button>
      )}
    </div>
  );
}
