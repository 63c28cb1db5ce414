import type { PracticeFilter } from "@lexiquant/contract";
import { keepPreviousData, queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { userKey } from "../../../lib/query-client.ts";

export function facetCountsQuery(filter: PracticeFilter) {
  return queryOptions({
    queryKey: userKey("facets", filter),
    queryFn: ({ signal }) => call("countFacets", { body: filter }, { signal }),
    placeholderData: keepPreviousData,
  });
}
