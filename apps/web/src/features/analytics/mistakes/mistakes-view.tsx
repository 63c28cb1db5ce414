import { useInfiniteQuery } from "@tanstack/react-query";
import { useSearchParams } from "react-router";
import type { MistakePage } from "../../../items/mistakes/mistake-pages.ts";
import { reviewSet } from "../../../items/review-set.ts";
import { StartButton } from "../../../items/start-button.tsx";
import { plural } from "../../../lib/format.ts";
import { Button, ButtonLink } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { InlineFailure } from "../../../ui/inline-failure.tsx";
import { LoadingLogo } from "../../../ui/loading-logo.tsx";
import { ExportLog } from "./export-log.tsx";
import { MistakeCard } from "./mistake-card.tsx";
import { isNarrowed, readMistakeFilter, withFilterPart } from "./mistake-filter.ts";
import { MistakeFilters } from "./mistake-filters.tsx";
import { mistakesQuery } from "./mistakes-query.ts";

/** The error log: every mistake with its cause and its way back. What is shown of it stands in the address. */
export function MistakesView() {
  const [params, setParams] = useSearchParams();
  const filter = readMistakeFilter(params);
  const log = useInfiniteQuery(mistakesQuery(filter));
  const pages = log.data?.pages ?? [];
  const counts = pages[0]?.counts ?? null;
  const mistakes = pages.flatMap((page) => page.mistakes);
  if (counts?.all === 0) return <NoMistakes />;
  return (
    <div className="flex flex-col gap-6">
      {counts !== null && <Summary counts={counts} />}
      <MistakeFilters
        filter={filter}
        counts={counts}
        onChange={(name, value) =>
          setParams((current) => withFilterPart(current, name, value), { replace: true })
        }
      />
      {log.isPending && <LoadingLogo label="The error log is loading" />}
      {log.isError && (
        <InlineFailure
          title="The error log could not be loaded."
          error={log.error}
          onRetry={() => void (mistakes.length > 0 ? log.fetchNextPage() : log.refetch())}
          retrying={log.isFetching}
        />
      )}
      {mistakes.length > 0 && (
        <ol aria-label="Mistakes" className="flex flex-col gap-4">
          {mistakes.map((mistake) => (
            <li key={mistake.attemptId}>
              <MistakeCard mistake={mistake} />
            </li>
          ))}
        </ol>
      )}
      {log.isSuccess && mistakes.length === 0 && (
        <EmptyState
          title="No mistake matches"
          {...(isNarrowed(filter)
            ? {
                action: (
                  <ButtonLink to="/analytics?view=errors" replace>
                    Show the whole log
                  </ButtonLink>
                ),
              }
            : {})}
        />
      )}
      <p role="status" className="sr-only">
        {mistakes.length > 0 ? `${plural(mistakes.length, "mistake")} shown.` : ""}
      </p>
      {log.hasNextPage && (
        <Button
          className="self-center"
          pending={log.isFetchingNextPage}
          onClick={() => void log.fetchNextPage()}
        >
          {log.isFetchingNextPage ? "Loading" : "Load more"}
        </Button>
      )}
    </div>
  );
}

function Summary({ counts }: { readonly counts: MistakePage["counts"] }) {
  const { all, dueQuestions, openQuestions } = counts;
  const review = reviewSet(dueQuestions);
  const due = dueQuestions === 0 ? "None is due for another try" : dueSentence(dueQuestions);
  return (
    <section aria-labelledby="error-log-heading" className="flex flex-col gap-3">
      <h2 id="error-log-heading" className="text-28">
        What went wrong, and its way back
      </h2>
      <p className="max-w-prose">
        {plural(all, "mistake")} in your log. {due}; {plural(openQuestions, "question")}{" "}
        {openQuestions === 1 ? "is" : "are"} on the way back.
      </p>
      <div className="flex flex-wrap items-start gap-3">
        {dueQuestions > 0 && (
          <StartButton wish={review} look="primary">
            {review.itemCount < dueQuestions
              ? `Review the first ${review.itemCount}`
              : `Review what is due (${dueQuestions})`}
          </StartButton>
        )}
        <ExportLog />
      </div>
    </section>
  );
}

function dueSentence(due: number): string {
  return `${plural(due, "question")} ${due === 1 ? "is" : "are"} due for another try`;
}

function NoMistakes() {
  return (
    <EmptyState
      title="No mistakes so far"
      action={
        <ButtonLink to="/practice/mode" look="primary">
          Choose a practice
        </ButtonLink>
      }
    >
      Every wrong answer, and every right one that you call a guess, is kept here with its likely
      cause, and comes again until it stays right.
    </EmptyState>
  );
}
