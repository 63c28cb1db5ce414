import type { Essay, EssayTimingInput } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { call } from "../../../../lib/api.ts";
import { randomId } from "../../../../lib/random-id.ts";
import { keepEssay, timed } from "../essay-query.ts";
import type { EssayWish } from "./writing-choice.ts";

/** The id is made once per wish, so that trying again after a lost answer begins one essay. */
type Start =
  | { readonly kind: "new"; readonly id: Essay["id"]; readonly wish: EssayWish }
  | {
      readonly kind: "revision";
      readonly id: Essay["id"];
      readonly of: Essay["id"];
      readonly timing: EssayTimingInput;
      /** Of the version to start from; undefined for the last text. */
      readonly revision: number | undefined;
    };

/** Begins an essay, or a revision of one, and goes there. `retry` tries the very same start again. */
export function useStartEssay() {
  const client = useQueryClient();
  const navigate = useNavigate();
  const mutation = useMutation({
    mutationFn: (start: Start) => timed(() => ask(start)),
    onSuccess: (told) => {
      keepEssay(client, told);
      void navigate(`/practice/session?essay=${told.essay.id}`);
    },
  });
  return {
    begin: (wish: EssayWish) => mutation.mutate({ kind: "new", id: randomId(), wish }),
    revise: (of: Essay["id"], timing: EssayTimingInput, revision?: number) =>
      mutation.mutate({ kind: "revision", id: randomId(), of, timing, revision }),
    retry: () => {
      if (mutation.variables !== undefined) mutation.mutate(mutation.variables);
    },
    pending: mutation.isPending,
    error: mutation.error,
  };
}

function ask(start: Start): Promise<Essay> {
  const { id } = start;
  if (start.kind === "new") return call("startEssay", { body: { id, ...start.wish } });
  const { of: essayId, timing, revision } = start;
  return call("reviseEssay", { params: { essayId }, body: { id, timing, revision } });
}
