import { queryOptions } from "@tanstack/react-query";
import { call } from "../../../lib/api.ts";
import { userKey } from "../../../lib/query-client.ts";

const RECENT_SESSIONS = 5;
const OPEN_SESSIONS = 5;

/** Starts every key under which lists of sessions are kept: starting or ending a session makes all of them old. */
export const SESSION_LISTS_KEY = userKey("session-lists");

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
