import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { TextAreaField } from "../../../ui/field.tsx";

const MOST_CHARACTERS = 4_000;

interface MistakeNoteProps {
  readonly note: string;
  readonly stored: boolean;
  readonly onChange: (note: string) => void;
}

/** A note on a mistake, saved as it is typed. Unfolds where there is none yet. */
export function MistakeNote({ note, stored, onChange }: MistakeNoteProps) {
  const [open, setOpen] = useState(note !== "");
  const [touched, setTouched] = useState(false);
  if (!open) {
    return (
      <Button look="quiet" size="small" className="-ml-3 self-start" onClick={() => setOpen(true)}>
        Add a note
      </Button>
    );
  }
  return (
    <div className="max-w-prose">
      <TextAreaField
        label="Note"
        rows={3}
        maxLength={MOST_CHARACTERS}
        value={note}
        onChange={({ target }) => {
          setTouched(true);
          onChange(target.value);
        }}
      />
      <p role="status" className="mt-1 min-h-5 text-13 text-soft-ink">
        {touched && (stored ? "Saved." : "Kept in this browser; saved when you pause.")}
      </p>
    </div>
  );
}
