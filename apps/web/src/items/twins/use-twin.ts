import { EMPTY_FILTER, type PracticeSession, type Question } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "../../lib/api.ts";
import { randomId } from "../../lib/random-id.ts";
import { SESSION_LISTS_KEY } from "../../lib/session-lists-key.ts";

type ItemId = Question["item"]["id"];

interface Wish {
  readonly itemId: ItemId;
  /** Made once per wish, so that trying again after a lost answer starts one session. */
  readonly sessionId: string;
}

/** Draws the twin of a question and goes to a session that asks it alone: to the one that asks it already where there is one. */
export function useTwin(itemId: ItemId) {
  return useAlone(itemId, async () => await call("readTwin", { params: { itemId } }));
}

/** Goes to a session that asks the question itself alone, in the same way. */
export function useAnswerAlone(question: Question) {
  return useAlone(question.item.id, async () => question);
}

/** The same by the id of the question, of which nothing else need be known. */
export function useTryAgain(itemId: ItemId) {
  return useAlone(itemId, async () => await call("readQuestion", { params: { itemId } }));
}

export type Opening = ReturnType<typeof useAlone>;

function useAlone(itemId: ItemId, find: () => Promise<Question>) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: async ({ sessionId }: Wish) => await openSession(await find(), sessionId),
    onSuccess: (sessionId) => {
      void client.invalidateQueries({ queryKey: SESSION_LISTS_KEY });
      void navigate(`/practice/session?id=${sessionId}`);
    },
  });
  return {
    open: () => mutation.mutate({ itemId, sessionId: randomId() }),
    retry: () => {
      if (mutation.variables !== undefined) mutation.mutate(mutation.variables);
    },
    pending: mutation.isPending,
    error: mutation.error,
  };
}

async function openSession(
  { item, openSessionId }: Question,
  sessionId: Wish["sessionId"],
): Promise<PracticeSession["id"]> {
  if (openSessionId !== null) return openSessionId;
  const session = await call("startSession", {
    body: {
      id: sessionId,
      settings: { mode: "topic", timing: { kind: "untimed" }, feedback: "each" },
      filter: EMPTY_FILTER,
      itemCount: 1,
      itemId: item.id,
    },
  });
  return session.id;
}
