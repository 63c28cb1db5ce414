import type { WordSummary } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { call } from "../../lib/api.ts";
import { forgetWords } from "./word-queries.ts";

type WordId = WordSummary["id"];

/** Puts words in line to be met first, or takes them up again. */
export function useQueueWords() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wordIds: readonly WordId[]) =>
      call("queueWords", { body: { wordIds: [...wordIds] } }),
    onSuccess: () => forgetWords(client),
  });
}

/** Sets a word aside: it does not come any more until it is put in line again. */
export function useSetAside() {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (wordId: WordId) => call("setWordAside", { params: { wordId } }),
    onSuccess: () => forgetWords(client),
  });
}
