import { listIdSchema, WORD_STATUSES } from "@lexiquant/contract";
import { z } from "zod";

export const WORD_FILTERS = [...WORD_STATUSES, "due", "leech"] as const;

/** Which words are shown; it stands in the address. What cannot be read is as if it were not there. */
const filterSchema = z.object({
  find: z.string().max(100).catch(""),
  status: z.enum(WORD_FILTERS).nullable().catch(null),
  list: listIdSchema.nullable().catch(null),
});
export type WordsFilter = z.infer<typeof filterSchema>;

export function readWordsFilter(params: URLSearchParams): WordsFilter {
  return filterSchema.parse({
    find: params.get("find") ?? "",
    status: params.get("status"),
    list: params.get("list"),
  });
}

/** The address's query with one part of the filter changed; an empty part leaves it. */
export function withFilterPart(
  params: URLSearchParams,
  name: keyof WordsFilter,
  value: string,
): URLSearchParams {
  const next = new URLSearchParams(params);
  if (value === "") next.delete(name);
  else next.set(name, value);
  return next;
}

export const FILTER_NAMES: Record<(typeof WORD_FILTERS)[number], string> = {
  due: "Due now",
  learning: "Learning",
  known: "Known",
  new: "In line, not met yet",
  "set-aside": "Set aside",
  leech: "Keep slipping",
  none: "Not in your words",
};
