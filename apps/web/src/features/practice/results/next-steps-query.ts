import type { PracticeSession } from "@lexiquant/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { userKey } from "../../../lib/query-client.ts";

/** What a finished session has changed, and what follows from it. */
export function nextStepsQuery(sessionId: PracticeSession["id"]) {
  return queryOptions({
    queryKey: userKey("next-steps", sessionId),
    queryFn: ({ signal }) => call("readNextSteps", { params: { sessionId } }, { signal }),
  });
}
