import type { Annotation, Question } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { useState } from "react";
import { questionQuery } from "../../items/question-lookup.ts";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { InlineFailure } from "../../ui/inline-failure.tsx";

const MOST_CHARACTERS = 4_000;

/** Mark and note, kept with the question. */
export function OwnAnnotation({ question }: { readonly question: Question }) {
  const client = useQueryClient();
  const itemId = question.item.id;
  const { annotation } = question;
  const [text, setText] = useState(annotation.note);
  const save = useMutation({
    mutationFn: (body: Annotation) => call("saveAnnotation", { params: { itemId }, body }),
    onSuccess: (stored) =>
      client.setQueryData(questionQuery(itemId).queryKey, (known) =>
        known === undefined ? undefined : { ...known, annotation: stored },
      ),
  });
  const MarkIcon = annotation.marked ? BookmarkCheck : Bookmark;
  return (
    <section aria-label="Mark and note" className="flex flex-col items-start gap-3">
      <Button
        aria-pressed={annotation.marked}
        onClick={() => save.mutate({ note: annotation.note, marked: !annotation.marked })}
      >
        <MarkIcon aria-hidden size={18} />
        {annotation.marked ? "Marked" : "Mark this question"}
      </Button>
      <div className="w-full">
        <TextAreaField
          label="Note"
          rows={5}
          maxLength={MOST_CHARACTERS}
          value={text}
          onChange={(event) => setText(event.target.value)}
        />
      </div>
      <div className="flex items-center gap-3">
        <Button
          size="small"
          pending={save.isPending}
          disabled={text === annotation.note}
          onClick={() => save.mutate({ ...annotation, note: text })}
        >
          Save note
        </Button>
        <span role="status" className="text-13 text-soft-ink">
          {save.isSuccess && text === annotation.note ? "Saved." : ""}
        </span>
      </div>
      {save.isError && (
        <InlineFailure
          title="The change was not saved."
          error={save.error}
          onRetry={() => save.mutate(save.variables)}
        />
      )}
    </section>
  );
}
