import type { AttemptView, Mistake } from "@lexiquant/contract";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { CauseChoice } from "./cause-choice.tsx";
import { withMistake } from "./mistake-pages.ts";
import { MISTAKES_KEY } from "./mistakes-key.ts";
import { useMistake } from "./use-mistake.ts";

/** As many as one answer of the server holds: those of the latest sessions, for all their rows in one request. */
const LATEST = 100;

const latestMistakesQuery = queryOptions({
  queryKey: [...MISTAKES_KEY, "latest"],
  queryFn: ({ signal }) => call("listMistakes", { query: { limit: LATEST } }, { signal }),
});

/** The cause of a wrong answer, where it is one of the latest in the log. Nothing is shown while that is not known. */
export function AttemptCause({ attemptId }: { readonly attemptId: AttemptView["id"] }) {
  const latest = useQuery(latestMistakesQuery);
  const mistake = latest.data?.mistakes.find((known) => known.attemptId === attemptId);
  return mistake === undefined ? null : <Cause key={attemptId} mistake={mistake} />;
}

function Cause({ mistake }: { readonly mistake: Mistake }) {
  const client = useQueryClient();
  const words = useMistake(mistake, (stored) =>
    client.setQueryData(latestMistakesQuery.queryKey, (page) =>
      page === undefined ? undefined : withMistake(page, stored),
    ),
  );
  return (
    <section aria-label="What was it?" className="flex max-w-3xl flex-col gap-3">
      <CauseChoice
        mistake={{ proposed: mistake.proposed, cause: words.cause }}
        onChange={words.changeCause}
      />
      {words.status === "failed" && (
        <InlineFailure
          title="Not saved; the earlier word stands."
          error={words.error}
          onRetry={words.retry}
          retrying={words.pending}
        />
      )}
    </section>
  );
}
