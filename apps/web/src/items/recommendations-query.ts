import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api.ts";
import { userKey } from "../lib/query-client.ts";

/** What to practice next, the best first: one query, wherever it is shown. */
export const recommendationsQuery = queryOptions({
  queryKey: userKey("recommendations"),
  queryFn: ({ signal }) => call("readRecommendations", {}, { signal }),
});
