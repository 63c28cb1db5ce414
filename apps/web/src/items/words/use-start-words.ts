import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { type CallInput, call } from "../../lib/api.ts";
import { randomId } from "../../lib/random-id.ts";
import { wordSessionAddress } from "./word-address.ts";
import { forgetWords } from "./word-queries.ts";

type Start = CallInput<"startVocabularySession">["body"];
/** Which words and drills; the id is made once per wish, so that trying again after a lost answer starts one session. */
type WordsWish = Omit<Start, "id">;

/** Starts a session of words and goes there. `retry` tries the very same start again. */
export function useStartWords() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: (start: Start) => call("startVocabularySession", { body: start }),
    onSuccess: ({ id }) => {
      forgetWords(client);
      void navigate(wordSessionAddress(id));
    },
  });
  return {
    start: (wish: WordsWish) => mutation.mutate({ ...wish, id: randomId() }),
    retry: () => {
      if (mutation.variables !== undefined) mutation.mutate(mutation.variables);
    },
    pending: mutation.isPending,
    error: mutation.error,
  };
}
