import type { Lesson } from "@lexiquant/contract";
import { queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { publicKey } from "../../lib/query-client.ts";

/** Lessons change with a new version of the product only. */
const FRESH_MS = 10 * 60_000;

export const lessonsQuery = queryOptions({
  queryKey: publicKey("lessons"),
  queryFn: ({ signal }) => call("listLessons", {}, { signal }),
  staleTime: FRESH_MS,
});

export function lessonQuery(topicId: Lesson["id"]) {
  return queryOptions({
    queryKey: publicKey("lesson", topicId),
    queryFn: ({ signal }) => call("readLesson", { params: { topicId } }, { signal }),
    staleTime: FRESH_MS,
  });
}
