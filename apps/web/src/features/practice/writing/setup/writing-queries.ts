import { queryOptions } from "@tanstack/react-query";
import { ESSAY_LISTS_KEY } from "../../../../items/essays/essays-query.ts";
import { call } from "../../../../lib/api.ts";

const OPEN_ESSAYS = 5;
const ENDED_ESSAYS = 5;

/** With the lists, since beginning an essay changes how often its issue was written on. */
export const essayChoicesQuery = queryOptions({
  queryKey: [...ESSAY_LISTS_KEY, "choices"],
  queryFn: ({ signal }) => call("readEssayChoices", {}, { signal }),
});

export const openEssaysQuery = queryOptions({
  queryKey: [...ESSAY_LISTS_KEY, "open"],
  queryFn: ({ signal }) =>
    call("listEssays", { query: { status: "open", limit: OPEN_ESSAYS } }, { signal }),
});

export const endedEssaysQuery = queryOptions({
  queryKey: [...ESSAY_LISTS_KEY, "ended"],
  queryFn: ({ signal }) =>
    call("listEssays", { query: { status: "ended", limit: ENDED_ESSAYS } }, { signal }),
});
