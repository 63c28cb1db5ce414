import type { Question, VocabularySession, WordSummary } from "@lexiquant/contract";
import { type QueryClient, queryOptions } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { userKey } from "../../lib/query-client.ts";

/** Starts every key of what is known of a student's words: a review or a word more makes all of it old. */
export const VOCABULARY_KEY = userKey("vocabulary");

export const vocabularyQuery = queryOptions({
  queryKey: [...VOCABULARY_KEY, "standing"],
  queryFn: ({ signal }) => call("readVocabulary", {}, { signal }),
});

export function wordQuery(wordId: WordSummary["id"]) {
  return queryOptions({
    queryKey: [...VOCABULARY_KEY, "word", wordId],
    queryFn: ({ signal }) => call("readWord", { params: { wordId } }, { signal }),
  });
}

export function questionWordsQuery(itemId: Question["item"]["id"]) {
  return queryOptions({
    queryKey: [...VOCABULARY_KEY, "of-question", itemId],
    queryFn: ({ signal }) => call("readQuestionWords", { params: { itemId } }, { signal }),
  });
}

/** While a session runs each answer of the server brings it along: it is read again only where something does not fit. */
export function wordSessionQuery(sessionId: VocabularySession["id"]) {
  return queryOptions({
    queryKey: userKey("word-session", sessionId),
    queryFn: ({ signal }) => call("readVocabularySession", { params: { sessionId } }, { signal }),
    staleTime: Number.POSITIVE_INFINITY,
    // Not kept: whoever opens a session again must begin with what the server has then.
    gcTime: 0,
  });
}

/** After something has changed in a student's words. */
export function forgetWords(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: VOCABULARY_KEY });
}
