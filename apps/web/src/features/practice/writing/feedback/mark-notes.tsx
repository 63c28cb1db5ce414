import { classNames } from "../../../../ui/class-names.ts";
import { MARK_KINDS, markAnchor, noteAnchor } from "./mark-kinds.ts";
import type { NumberedMark } from "./marked-pieces.ts";

interface MarkNotesProps {
  readonly text: string;
  readonly marks: readonly NumberedMark[];
  readonly active: number | null;
  /** Goes to the mark in the text. */
  readonly onOpen: (mark: NumberedMark) => void;
}

/** What is said of each mark, with the way back to its place. */
export function MarkNotes({ text, marks, active, onOpen }: MarkNotesProps) {
  if (marks.length === 0) {
    return <p className="text-15 text-soft-ink">No notes of the kinds that are shown.</p>;
  }
  return (
    <section
      aria-label="Notes"
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard.
      tabIndex={0}
      className="flex flex-col gap-1 min-[900px]:sticky min-[900px]:top-20 min-[900px]:max-h-[calc(100dvh-7rem)] min-[900px]:overflow-y-auto"
    >
      <ol className="flex flex-col gap-1">
        {marks.map((mark) => (
          <Note
            key={mark.number}
            mark={mark}
            quote={shortened(text.slice(mark.start, mark.end))}
            isActive={mark.number === active}
            onOpen={() => onOpen(mark)}
          />
        ))}
      </ol>
    </section>
  );
}

interface NoteProps {
  readonly mark: NumberedMark;
  readonly quote: string;
  readonly isActive: boolean;
  readonly onOpen: () => void;
}

function Note({ mark, quote, isActive, onOpen }: NoteProps) {
  const { name, letter, tint } = MARK_KINDS[mark.kind];
  return (
    <li
      id={noteAnchor(mark)}
      tabIndex={-1}
      className={classNames(
        "scroll-mt-24 rounded-small border-l-2 px-3 py-2 text-15",
        isActive ? `border-primary ${tint}` : "border-line",
      )}
    >
      <p>
        <span className="figures font-medium">
          {letter}
          {mark.number} {name}:
        </span>{" "}
        {mark.message}
        {mark.suggestion !== null && (
          <>
            {" "}
            Perhaps: <span className="font-medium">{mark.suggestion}</span>
          </>
        )}
      </p>
      <a
        href={`#${markAnchor(mark)}`}
        onClick={(event) => {
          event.preventDefault();
          onOpen();
        }}
        className="mt-0.5 block rounded-small font-serif text-soft-ink underline decoration-line underline-offset-4 hover:decoration-primary"
      >
        {quote}
      </a>
    </li>
  );
}

const LONGEST_QUOTE = 70;

function shortened(quote: string): string {
  const line = quote.replaceAll(/\s+/g, " ").trim();
  return line.length <= LONGEST_QUOTE ? line : `${line.slice(0, LONGEST_QUOTE).trimEnd()} …`;
}
