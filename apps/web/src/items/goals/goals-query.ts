import type { Goals } from "@lexiquant/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { userKey } from "../../lib/query-client.ts";
import { recommendationsQuery } from "../recommendations-query.ts";

export const goalsQuery = queryOptions({
  queryKey: userKey("goals"),
  queryFn: ({ signal }) => call("readGoals", {}, { signal }),
});

/** The weeks until the test; they stand on the goals. */
export const planQuery = queryOptions({
  queryKey: userKey("plan"),
  queryFn: ({ signal }) => call("readPlan", {}, { signal }),
});

/** Where analytics keep the standing: what it forecasts is for the goals. */
export const STANDING_KEY = userKey("analytics", "standing");

/** Takes over goals as they were stored; what was worked out for the earlier ones is asked for again. */
export function keepGoals(client: QueryClient, stored: Goals): void {
  client.setQueryData(goalsQuery.queryKey, stored);
  for (const queryKey of [planQuery.queryKey, recommendationsQuery.queryKey, STANDING_KEY]) {
    void client.invalidateQueries({ queryKey });
  }
}
