import type { UseMutationResult } from "@tanstack/react-query";
import { Button } from "../ui/button.tsx";
import { TextAreaField } from "../ui/field.tsx";
import { InlineFailure } from "../ui/inline-failure.tsx";

interface NoteFormProps<Change> {
  readonly label: string;
  readonly rows: number;
  readonly mostCharacters: number;
  /** What is typed, and the note as the server has it. */
  readonly text: string;
  readonly kept: string;
  readonly saving: UseMutationResult<unknown, Error, Change>;
  readonly onType: (text: string) => void;
  readonly onSave: () => void;
}

/** A note that is saved on request, and says whether it is. */
export function NoteForm<Change>(props: NoteFormProps<Change>) {
  const { label, rows, mostCharacters, text, kept, saving, onType, onSave } = props;
  const isKept = text.trim() === kept.trim();
  return (
    <>
      <div className="w-full max-w-prose">
        <TextAreaField
          label={label}
          rows={rows}
          maxLength={mostCharacters}
          value={text}
          onChange={({ target }) => onType(target.value)}
        />
      </div>
      <div className="flex items-center gap-3">
        <Button size="small" pending={saving.isPending} disabled={isKept} onClick={onSave}>
          Save note
        </Button>
        <span role="status" className="text-13 text-soft-ink">
          {saving.isSuccess && isKept ? "Saved." : ""}
        </span>
      </div>
      {saving.isError && (
        <InlineFailure
          title="The change was not saved."
          error={saving.error}
          onRetry={() => saving.mutate(saving.variables)}
        />
      )}
    </>
  );
}
