import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { userKey } from "../../../lib/query-client.ts";

export const analyticsQuery = queryOptions({
  queryKey: userKey("analytics"),
  queryFn: ({ signal }) => call("readAnalytics", {}, { signal }),
});
