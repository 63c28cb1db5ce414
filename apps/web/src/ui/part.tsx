import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { InlineFailure } from "./inline-failure.tsx";

interface PartProps<Data> {
  readonly query: UseQueryResult<Data>;
  /** What is being loaded, as in `your topics`. */
  readonly what: string;
  readonly children: (data: Data) => ReactNode;
}

/** A part of the page that loads, fails and tries again alone, whatever becomes of the others. */
export function Part<Data>({ query, what, children }: PartProps<Data>) {
  if (query.data !== undefined) return children(query.data);
  if (query.isPending) {
    return (
      <p role="status" className="animate-breathe py-4 text-15 text-soft-ink">
        Loading {what}
      </p>
    );
  }
  return (
    <InlineFailure
      title={`${what.charAt(0).toUpperCase()}${what.slice(1)} could not be loaded.`}
      error={query.error}
      onRetry={() => void query.refetch()}
      retrying={query.isFetching}
    />
  );
}
