import { userKey } from "./query-client.ts";

/** Starts every key under which lists of sessions are kept: starting or ending a session makes all of them old. */
export const SESSION_LISTS_KEY = userKey("session-lists");
