import { useEffect, useRef, useState } from "react";
import { TextAreaField } from "../../../ui/field.tsx";

interface NotesPanelProps {
  readonly scratch: string;
  readonly onScratch: (scratch: string) => void;
  /** Null where nothing may be kept beyond the section. */
  readonly note: { readonly text: string; readonly onChange: (note: string) => void } | null;
}

const MOST_CHARACTERS = 4_000;
const PAUSE_MS = 800;

/** Scratch work belongs to this session; the note stays with the question. */
export function NotesPanel({ scratch, onScratch, note }: NotesPanelProps) {
  return (
    <section
      aria-label={note === null ? "Scratch work" : "Notes and scratch work"}
      className="grid gap-4 rounded-desk border border-line bg-sunk p-4 @xl:grid-cols-2"
    >
      <TextAreaField
        label="Scratch work"
        hint={note === null ? "Kept with this question." : "Kept with this session."}
        rows={5}
        maxLength={MOST_CHARACTERS}
        value={scratch}
        onChange={(event) => onScratch(event.target.value)}
      />
      {note !== null && <NoteField note={note.text} onNote={note.onChange} />}
    </section>
  );
}

interface NoteFieldProps {
  readonly note: string;
  readonly onNote: (note: string) => void;
}

/** Stores the note at pauses in typing, and when the field is left or goes away. */
function NoteField({ note, onNote }: NoteFieldProps) {
  const [text, setText] = useState(note);
  const stored = useRef(note);
  const store = useRef<() => void>(() => undefined);
  useEffect(() => {
    store.current = () => {
      if (text === stored.current) return;
      stored.current = text;
      onNote(text);
    };
  });
  useEffect(() => {
    const timer = setTimeout(() => store.current(), text === stored.current ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  useEffect(() => () => store.current(), []);
  return (
    <TextAreaField
      label="Note"
      hint="Stays with the question, in every session."
      rows={5}
      maxLength={MOST_CHARACTERS}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={() => store.current()}
    />
  );
}
