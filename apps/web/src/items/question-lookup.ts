import type { Question } from "@lexiquant/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../lib/api.ts";
import { userKey } from "../lib/query-client.ts";

type ItemId = Question["item"]["id"];

/** One question with all that the student may see of it. */
export function questionQuery(itemId: ItemId) {
  return queryOptions({
    queryKey: userKey("question", itemId),
    queryFn: ({ signal }) => call("readQuestion", { params: { itemId } }, { signal }),
  });
}
