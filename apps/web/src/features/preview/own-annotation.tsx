import type { Annotation, Question } from "@lexiquant/contract";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { Bookmark, BookmarkCheck } from "lucide-react";
import { NoteForm } from "../../items/note-form.tsx";
import { questionQuery } from "../../items/question-lookup.ts";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";

const MOST_CHARACTERS = 4_000;

interface OwnAnnotationProps {
  readonly question: Question;
  /** What is typed of the note: it outlives this place, which changes with the tutor's. */
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** Mark and note, kept with the question. */
export function OwnAnnotation({ question, note, onNote }: OwnAnnotationProps) {
  const client = useQueryClient();
  const itemId = question.item.id;
  const { annotation } = question;
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
      <NoteForm
        label="Note"
        rows={5}
        mostCharacters={MOST_CHARACTERS}
        text={note}
        kept={annotation.note}
        saving={save}
        onType={onNote}
        onSave={() => save.mutate({ ...annotation, note })}
      />
    </section>
  );
}
