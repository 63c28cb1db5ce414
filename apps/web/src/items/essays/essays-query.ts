import type { EssaySummary } from "@lexiquant/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { userKey } from "../../lib/query-client.ts";

/** Starts every key under which lists of essays are kept: old as soon as one is begun, ends or is rated. */
export const ESSAY_LISTS_KEY = userKey("essay-lists");

const PAGE = 100;
/** More than anybody writes; a list that never ends must not keep the page busy. */
const MOST_PAGES = 20;

/** Every essay of the student, newest first. */
export const essayHistoryQuery = queryOptions({
  queryKey: [...ESSAY_LISTS_KEY, "all"],
  queryFn: async ({ signal }) => {
    const essays: EssaySummary[] = [];
    for (let page = 0; page < MOST_PAGES; page += 1) {
      const after = essays.at(-1)?.id;
      const query = { limit: PAGE, ...(after === undefined ? {} : { after }) };
      const told = await call("listEssays", { query }, { signal });
      essays.push(...told.essays);
      if (!told.hasMore || told.essays.length === 0) break;
    }
    return essays;
  },
});
