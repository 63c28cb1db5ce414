import { queryOptions } from "@tanstack/react-query";
import { STANDING_KEY } from "../../items/goals/goals-query.ts";
import { call } from "../../lib/api.ts";
import { userKey } from "../../lib/query-client.ts";

export const standingQuery = queryOptions({
  queryKey: STANDING_KEY,
  queryFn: ({ signal }) => call("readStanding", {}, { signal }),
});

export const masteryQuery = queryOptions({
  queryKey: userKey("analytics", "mastery"),
  queryFn: ({ signal }) => call("readMastery", {}, { signal }),
});

export const paceQuery = queryOptions({
  queryKey: userKey("analytics", "pace"),
  queryFn: ({ signal }) => call("readPace", {}, { signal }),
});

export const slipsQuery = queryOptions({
  queryKey: userKey("analytics", "slips"),
  queryFn: ({ signal }) => call("readSlips", {}, { signal }),
});

export const surenessQuery = queryOptions({
  queryKey: userKey("analytics", "sureness"),
  queryFn: ({ signal }) => call("readSureness", {}, { signal }),
});
