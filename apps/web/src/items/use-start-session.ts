import type { PracticeSession } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { type CallInput, call } from "../lib/api.ts";
import { randomId } from "../lib/random-id.ts";
import { SESSION_LISTS_KEY } from "../lib/session-lists-key.ts";

type Start = CallInput<"startSession">["body"];
/** What is to be practiced. The id is made once per wish, so that trying again after a lost answer starts one session. */
export type SessionWish = Omit<Start, "id">;

/** Starts a session and goes there. `retry` tries the very same start again. */
export function useStartSession() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: (start: Start): Promise<PracticeSession> => call("startSession", { body: start }),
    onSuccess: ({ id }) => {
      void client.invalidateQueries({ queryKey: SESSION_LISTS_KEY });
      void navigate(`/practice/session?id=${id}`);
    },
  });
  return {
    start: (wish: SessionWish) => mutation.mutate({ ...wish, id: randomId() }),
    retry: () => {
      if (mutation.variables !== undefined) mutation.mutate(mutation.variables);
    },
    pending: mutation.isPending,
    error: mutation.error,
  };
}
