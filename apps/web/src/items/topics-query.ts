import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api.ts";
import { publicKey } from "../lib/query-client.ts";

const TREE_FRESH_MS = 10 * 60_000;

/** The tree of topics, the same for everybody. */
export const topicsQuery = queryOptions({
  queryKey: publicKey("topics"),
  queryFn: ({ signal }) => call("listTopics", {}, { signal }),
  staleTime: TREE_FRESH_MS,
});
