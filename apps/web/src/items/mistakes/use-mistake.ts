import type { Mistake, MistakeCause } from "@lexiquant/contract";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { type CallInput, call } from "../../lib/api.ts";
import { readStored, removeStored, writeStored } from "../../lib/safe-storage.ts";
import { readIdentity } from "../../lib/token-store.ts";

type Words = CallInput<"saveMistake">["body"];

const PAUSE_MS = 900;

/**
 * The student's own words on a mistake. A cause is stored at once, the note after a pause in typing; until the server has
 * it the note stays in this browser too, so that it survives a failure, a reload and leaving the page.
 */
export function useMistake(mistake: Mistake, onStored: (stored: Mistake) => void) {
  const { attemptId } = mistake;
  const draftKey = `lexiquant-mistake-note-${readIdentity() ?? "nobody"}-${attemptId}`;
  const [note, setNote] = useState(() => readStored(draftKey) ?? mistake.note);
  const [asked, setAsked] = useState(mistake.note);
  const save = useMutation({
    // One after the other: what was said last is stored last.
    scope: { id: `mistake ${attemptId}` },
    mutationFn: (body: Words) => call("saveMistake", { params: { attemptId }, body }),
    onSuccess: (stored, body) => {
      if (readStored(draftKey) === body.note) removeStored(draftKey);
      onStored(stored);
    },
  });
  const { mutate } = save;
  const cause = save.isPending ? save.variables.cause : mistake.cause;
  useEffect(() => {
    if (note === asked) return;
    const handle = setTimeout(() => {
      setAsked(note);
      mutate({ cause, note });
    }, PAUSE_MS);
    return () => clearTimeout(handle);
  }, [note, asked, cause, mutate]);
  return {
    note,
    /** What is shown meanwhile is what was chosen. */
    cause,
    changeNote(text: string) {
      setNote(text);
      writeStored(draftKey, text);
    },
    changeCause(next: MistakeCause | null) {
      setAsked(note);
      mutate({ cause: next, note });
    },
    status: save.isError ? "failed" : isStored() ? "stored" : "saving",
    error: save.error,
    retry: () => mutate({ cause: save.variables?.cause ?? mistake.cause, note }),
    pending: save.isPending,
  } as const;

  function isStored(): boolean {
    return !save.isPending && note === mistake.note;
  }
}
