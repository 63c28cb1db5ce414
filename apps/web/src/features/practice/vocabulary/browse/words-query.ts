import { infiniteQueryOptions, keepPreviousData } from "@tanstack/react-query";
import { VOCABULARY_KEY } from "../../../../items/words/word-queries.ts";
import { type CallOutput, call } from "../../../../lib/api.ts";
import type { WordsFilter } from "./words-filter.ts";

type Page = CallOutput<"listWords">;

/** Words by the alphabet, page by page. */
export function wordsQuery({ find, status, list }: WordsFilter) {
  return infiniteQueryOptions({
    queryKey: [...VOCABULARY_KEY, "words", find, status, list],
    queryFn: ({ pageParam, signal }) =>
      call(
        "listWords",
        {
          query: {
            ...(find === "" ? {} : { query: find }),
            ...(status === null ? {} : { status }),
            ...(list === null ? {} : { list }),
            ...(pageParam === null ? {} : { after: pageParam }),
          },
        },
        { signal },
      ),
    initialPageParam: null as string | null, // the first page follows no word
    getNextPageParam: ({ words, hasMore }: Page) => (hasMore ? (words.at(-1)?.id ?? null) : null),
    // The list stays while the next letter's is on its way.
    placeholderData: keepPreviousData,
  });
}
