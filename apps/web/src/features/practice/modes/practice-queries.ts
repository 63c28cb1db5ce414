import { queryOptions } from "@tanstack/react-query";
import { MISTAKES_KEY } from "../../../items/mistakes/mistakes-key.ts";
import { call } from "../../../lib/api.ts";
import { SESSION_LISTS_KEY } from "../../../lib/session-lists-key.ts";

const RECENT_SESSIONS = 5;
const OPEN_SESSIONS = 5;

export const openSessionsQuery = queryOptions({
  queryKey: [...SESSION_LISTS_KEY, "open"],
  queryFn: ({ signal }) =>
    call("listSessions", { query: { status: "open", limit: OPEN_SESSIONS } }, { signal }),
});

export const recentSessionsQuery = queryOptions({
  queryKey: [...SESSION_LISTS_KEY, "closed"],
  queryFn: ({ signal }) =>
    call("listSessions", { query: { status: "closed", limit: RECENT_SESSIONS } }, { signal }),
});

/** The counts of the error log come with any page of it; the shortest will do. */
export const mistakeCountsQuery = queryOptions({
  queryKey: [...MISTAKES_KEY, "counts"],
  queryFn: ({ signal }) => call("listMistakes", { query: { limit: 1 } }, { signal }),
});
