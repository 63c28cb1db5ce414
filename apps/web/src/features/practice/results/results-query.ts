import type { PracticeSession } from "@lexiquant/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { userKey } from "../../../lib/query-client.ts";

/** Results of a closed session never change. */
export function resultsQuery(sessionId: PracticeSession["id"]) {
  return queryOptions({
    queryKey: userKey("results", sessionId),
    queryFn: ({ signal }) => call("readResults", { params: { sessionId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
  });
}
