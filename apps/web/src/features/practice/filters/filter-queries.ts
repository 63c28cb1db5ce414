import type { PracticeFilter } from "@lexiquant/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { publicKey, userKey } from "../../../lib/query-client.ts";

const TREE_FRESH_MS = 10 * 60_000;

export const topicsQuery = queryOptions({
  queryKey: publicKey("topics"),
  queryFn: ({ signal }) => call("listTopics", {}, { signal }),
  staleTime: TREE_FRESH_MS,
});

export function facetCountsQuery(filter: PracticeFilter) {
  return queryOptions({
    queryKey: userKey("facets", filter),
    queryFn: ({ signal }) => call("countFacets", { body: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}
