import type { AttemptView, Mistake } from "@lexiquant/contract";
import { type QueryKey, queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { InlineFailure } from "../../ui/inline-failure.tsx";
import { CauseChoice } from "./cause-choice.tsx";
import { ChanceLine } from "./chance-line.tsx";
import { type MistakePage, withMistake } from "./mistake-pages.ts";
import { MISTAKES_KEY } from "./mistakes-key.ts";
import { useMistake } from "./use-mistake.ts";

/** As many as one answer of the server holds: those of the latest sessions, for all their rows in one request. */
const LATEST = 100;

const latestMistakesQuery = queryOptions({
  queryKey: [...MISTAKES_KEY, "latest"],
  queryFn: ({ signal }) => call("listMistakes", { query: { limit: LATEST } }, { signal }),
});

const mistakesOnQuery = (item: AttemptView["itemId"]) =>
  queryOptions({
    queryKey: [...MISTAKES_KEY, "on", item],
    queryFn: ({ signal }) => call("listMistakes", { query: { item, limit: LATEST } }, { signal }),
  });

/** The cause of a wrong answer, where it is one of the latest in the log. Nothing is shown while that is not known. */
export function AttemptCause({ attemptId }: { readonly attemptId: AttemptView["id"] }) {
  const { data } = useQuery(latestMistakesQuery);
  return <CauseIn page={data} pageKey={latestMistakesQuery.queryKey} attemptId={attemptId} />;
}

interface CauseOnQuestionProps {
  readonly attemptId: AttemptView["id"];
  readonly itemId: AttemptView["itemId"];
}

/** The same where one question is looked at, however long ago the answer was. */
export function CauseOnQuestion({ attemptId, itemId }: CauseOnQuestionProps) {
  const query = mistakesOnQuery(itemId);
  const { data } = useQuery(query);
  return <CauseIn page={data} pageKey={query.queryKey} attemptId={attemptId} />;
}

interface CauseInProps {
  readonly page: MistakePage | undefined;
  readonly pageKey: QueryKey;
  readonly attemptId: AttemptView["id"];
}

function CauseIn({ page, pageKey, attemptId }: CauseInProps) {
  const mistake = page?.mistakes.find((known) => known.attemptId === attemptId);
  return mistake === undefined ? null : (
    <Cause key={attemptId} mistake={mistake} pageKey={pageKey} />
  );
}

interface CauseProps {
  readonly mistake: Mistake;
  readonly pageKey: QueryKey;
}

function Cause({ mistake, pageKey }: CauseProps) {
  const client = useQueryClient();
  const words = useMistake(mistake, (stored) =>
    client.setQueryData<MistakePage>(pageKey, (page) =>
      page === undefined ? undefined : withMistake(page, stored),
    ),
  );
  return (
    <section aria-label="What was it?" className="flex max-w-3xl flex-col gap-3">
      <CauseChoice
        mistake={{ proposed: mistake.proposed, cause: words.cause }}
        onChange={words.changeCause}
      />
      <ChanceLine mistake={mistake} />
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
