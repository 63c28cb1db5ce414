import type { WordPage } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { NoteForm } from "../note-form.tsx";
import { wordQuery } from "./word-queries.ts";

const MOST_CHARACTERS = 2_000;

/** What a student writes beside a word, kept with it. */
export function WordNote({ page }: { readonly page: Pick<WordPage, "id" | "word" | "note"> }) {
  const client = useQueryClient();
  const [text, setText] = useState(page.note);
  const [kept, setKept] = useState(page.note);
  const save = useMutation({
    mutationFn: (note: string) =>
      call("saveWordNote", { params: { wordId: page.id }, body: { note } }),
    onSuccess: ({ note }) => {
      setKept(note);
      client.setQueryData(wordQuery(page.id).queryKey, (known) =>
        known === undefined ? undefined : { ...known, note },
      );
    },
  });
  return (
    <div className="flex flex-col items-start gap-2">
      <NoteForm
        label="Your note"
        rows={2}
        mostCharacters={MOST_CHARACTERS}
        text={text}
        kept={kept}
        saving={save}
        onType={setText}
        onSave={() => save.mutate(text)}
      />
    </div>
  );
}
