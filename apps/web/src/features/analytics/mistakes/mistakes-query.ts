import type { Mistake } from "@lexiquant/contract";
import { type InfiniteData, infiniteQueryOptions, type QueryClient } from "@tanstack/react-query";
import { type MistakePage, withMistake } from "../../../items/mistakes/mistake-pages.ts";
import { MISTAKES_KEY } from "../../../items/mistakes/mistakes-key.ts";
import { type CallInput, call } from "../../../lib/api.ts";
import type { MistakeFilter } from "./mistake-filter.ts";

const PAGE = 20;
const EXPORT_PAGE = 100;
const LOG_KEY = [...MISTAKES_KEY, "log"] as const;

type After = CallInput<"listMistakes">["query"]["after"];

function lastOf({ mistakes, hasMore }: MistakePage): After {
  return hasMore ? mistakes.at(-1)?.attemptId : undefined;
}

/** The error log, newest first, as many pages as were asked for. */
export function mistakesQuery(filter: MistakeFilter) {
  const first: After = undefined;
  return infiniteQueryOptions({
    queryKey: [...LOG_KEY, filter],
    queryFn: ({ pageParam, signal }) => readPage({ filter, after: pageParam, limit: PAGE }, signal),
    initialPageParam: first,
    getNextPageParam: lastOf,
  });
}

interface PageWish {
  readonly filter: MistakeFilter;
  readonly after: After;
  readonly limit: number;
}

function readPage({ filter, after, limit }: PageWish, signal?: AbortSignal): Promise<MistakePage> {
  const query = { ...filter, limit, ...(after === undefined ? {} : { after }) };
  return call("listMistakes", { query }, { signal });
}

/** The whole log, page after page, whatever is shown of it. */
export async function readWholeLog(): Promise<readonly Mistake[]> {
  const found: Mistake[] = [];
  let after: After;
  do {
    const page = await readPage({ filter: { state: "all" }, after, limit: EXPORT_PAGE });
    found.push(...page.mistakes);
    after = lastOf(page);
  } while (after !== undefined);
  return found;
}

/** Puts a mistake as it was stored into every list that shows it; what does not fit a filter any more stays until it is read again. */
export function keepMistake(client: QueryClient, stored: Mistake): void {
  client.setQueriesData<InfiniteData<MistakePage, After>>({ queryKey: LOG_KEY }, (known) =>
    known === undefined
      ? undefined
      : { ...known, pages: known.pages.map((page) => withMistake(page, stored)) },
  );
}
