import type { UseQueryResult } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { InlineFailure } from "../../../ui/inline-failure.tsx";

interface LogSectionProps<Data, Entry> {
  readonly heading: string;
  /** Stands above the list where that says more than the heading. */
  readonly title?: string;
  /** Beside the title. */
  readonly aside?: ReactNode;
  readonly query: UseQueryResult<Data>;
  readonly entriesOf: (data: Data) => readonly Entry[];
  /** What could not be done, as in `Open exams could not be loaded.` */
  readonly failure: string;
  readonly children: (entries: readonly Entry[]) => ReactNode;
}

/** What was begun or has ended, of one kind. Nothing is shown where there is nothing. */
export function LogSection<Data, Entry>(props: LogSectionProps<Data, Entry>) {
  const { heading, title = heading, aside, query, entriesOf, failure, children } = props;
  const entries = query.data === undefined ? [] : entriesOf(query.data);
  if (entries.length === 0 && !query.isError) return null;
  return (
    <section aria-label={heading}>
      <div className="mb-4 flex flex-wrap items-baseline justify-between gap-x-6">
        <h2 className="text-22">{title}</h2>
        {aside}
      </div>
      {entries.length > 0 ? (
        children(entries)
      ) : (
        <InlineFailure
          title={failure}
          error={query.error}
          onRetry={() => void query.refetch()}
          retrying={query.isFetching}
        />
      )}
    </section>
  );
}
