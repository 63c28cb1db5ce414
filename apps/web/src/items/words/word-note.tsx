import type { WordPage } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { InlineFailure } from "../../ui/inline-failure.tsx";
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
      <div className="w-full max-w-prose">
        <TextAreaField
          label="Your note"
          rows={2}
          maxLength={MOST_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="flex items-center gap-3">
        <Button
          size="small"
          pending={save.isPending}
          disabled={text.trim() === kept.trim()}
          onClick={() => save.mutate(text)}
        >
          Save note
        </Button>
        <span role="status" className="text-13 text-soft-ink">
          {save.isSuccess && text.trim() === kept.trim() ? "Saved." : ""}
        </span>
      </div>
      {save.isError && (
        <InlineFailure
          title="The note was not saved."
          error={save.error}
          onRetry={() => save.mutate(text)}
          retrying={save.isPending}
        />
      )}
    </div>
  );
}
