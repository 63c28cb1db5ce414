import type { EssayMark } from "@lexiquant/contract";
import { type ReactNode, useMemo, useState } from "react";
import { plural } from "../../../../lib/format.ts";
import { classNames } from "../../../../ui/class-names.ts";
import { MARK_KINDS, type MarkKind, markAnchor, noteAnchor } from "./mark-kinds.ts";
import { MarkNotes } from "./mark-notes.tsx";
import { type MarkedPiece, markedPieces, type NumberedMark, numberMarks } from "./marked-pieces.ts";

interface MarkedEssayProps {
  readonly text: string;
  readonly marks: readonly EssayMark[];
}

const KINDS = Object.keys(MARK_KINDS) as MarkKind[]; // keys of a closed record

/** The essay with what is said of its parts: each kind has a line of its own and a letter, and each mark leads to its note. */
export function MarkedEssay({ text, marks }: MarkedEssayProps) {
  const [kinds, setKinds] = useState<ReadonlySet<MarkKind>>(() => new Set(KINDS));
  const [active, setActive] = useState<number | null>(null);
  const numbered = useMemo(() => numberMarks(marks), [marks]);
  const shown = useMemo(() => numbered.filter(({ kind }) => kinds.has(kind)), [numbered, kinds]);
  const pieces = useMemo(() => markedPieces(text, shown), [text, shown]);
  const toggle = (kind: MarkKind) =>
    setKinds((before) => {
      const next = new Set(before);
      if (!next.delete(kind)) next.add(kind);
      return next;
    });
  const goTo = (id: string, number: number) => {
    setActive(number);
    // The browser brings what it focuses into view.
    document.getElementById(id)?.focus();
  };
  return (
    <section id="notes" aria-labelledby="marks-heading" className="sheet min-w-0 p-5 sm:p-7">
      <h2 id="marks-heading" className="text-22">
        Your essay, with notes
      </h2>
      <p className="mt-1.5 max-w-prose text-15 text-soft-ink">
        Each underlined part leads to its note. Some notes say what a sentence does, some what to
        check; the rater may be wrong about single ones.
      </p>
      <fieldset className="mt-4">
        <legend className="sr-only">Notes to show</legend>
        <div className="flex flex-wrap gap-x-6 gap-y-1">
          {KINDS.map((kind) => (
            <KindFilter
              key={kind}
              kind={kind}
              count={numbered.filter((mark) => mark.kind === kind).length}
              checked={kinds.has(kind)}
              onToggle={() => toggle(kind)}
            />
          ))}
        </div>
      </fieldset>
      <p role="status" className="sr-only">
        {plural(shown.length, "note")} shown
      </p>
      <div className="mt-4 grid items-start gap-6 min-[900px]:grid-cols-[1fr_20rem]">
        <div className="reading whitespace-pre-wrap leading-[1.9]!">
          {pieces.map((piece) => (
            <Piece
              key={piece.start}
              piece={piece}
              active={active}
              onOpen={(mark) => goTo(noteAnchor(mark), mark.number)}
            />
          ))}
        </div>
        <MarkNotes
          text={text}
          marks={shown}
          active={active}
          onOpen={(mark) => goTo(markAnchor(mark), mark.number)}
        />
      </div>
    </section>
  );
}

interface KindFilterProps {
  readonly kind: MarkKind;
  readonly count: number;
  readonly checked: boolean;
  readonly onToggle: () => void;
}

function KindFilter({ kind, count, checked, onToggle }: KindFilterProps) {
  const { name, letter, line } = MARK_KINDS[kind];
  return (
    <label className="flex min-h-11 items-center gap-2.5 text-15">
      <input
        type="checkbox"
        checked={checked}
        onChange={onToggle}
        className="size-4 accent-primary"
      />
      <span>
        <span className={line}>{name}</span> ({letter}, {count})
      </span>
    </label>
  );
}

interface PieceProps {
  readonly piece: MarkedPiece;
  /** Number of the mark whose note is open. */
  readonly active: number | null;
  readonly onOpen: (mark: NumberedMark) => void;
}

/** The stop of the Tab key says what it is; what goes on behind a shorter mark says so too. */
function Piece({ piece: { text, mark, covered, isFirst, isLast }, active, onOpen }: PieceProps) {
  return (
    <>
      {covered.map((one) => (
        <MarkLink
          key={one.number}
          mark={one}
          isStop
          isActive={one.number === active}
          look="mr-0.5"
          onOpen={onOpen}
        >
          <MarkLabel mark={one} isSaid />
        </MarkLink>
      ))}
      {mark === null ? (
        text
      ) : (
        <MarkLink
          mark={mark}
          isStop={isFirst}
          isActive={mark.number === active}
          look={MARK_KINDS[mark.kind].line}
          onOpen={onOpen}
        >
          {text}
          {isLast && <MarkLabel mark={mark} isSaid={isFirst} />}
          {isFirst && !isLast && <SaidMark mark={mark} />}
          {!isFirst && <span className="sr-only"> ({MARK_KINDS[mark.kind].name} goes on)</span>}
        </MarkLink>
      )}
    </>
  );
}

interface MarkLinkProps {
  readonly mark: NumberedMark;
  /** Where the Tab key stops, and the note leads back to. */
  readonly isStop: boolean;
  readonly isActive: boolean;
  readonly look: string;
  readonly onOpen: (mark: NumberedMark) => void;
  readonly children: ReactNode;
}

function MarkLink({ mark, isStop, isActive, look, onOpen, children }: MarkLinkProps) {
  return (
    <a
      href={`#${noteAnchor(mark)}`}
      {...(isStop ? { id: markAnchor(mark) } : { tabIndex: -1 })}
      onClick={(event) => {
        event.preventDefault();
        onOpen(mark);
      }}
      className={classNames(
        "scroll-mt-24 rounded-small text-ink",
        look,
        isActive && MARK_KINDS[mark.kind].tint,
      )}
    >
      {children}
    </a>
  );
}

interface MarkLabelProps {
  readonly mark: NumberedMark;
  /** Whether a screen reader is told here. */
  readonly isSaid: boolean;
}

function MarkLabel({ mark, isSaid }: MarkLabelProps) {
  return (
    <>
      <sup aria-hidden className="ml-0.5 inline-block font-medium font-sans text-13">
        {MARK_KINDS[mark.kind].letter}
        {mark.number}
      </sup>
      {isSaid && <SaidMark mark={mark} />}
    </>
  );
}

function SaidMark({ mark }: { readonly mark: NumberedMark }) {
  return (
    <span className="sr-only">
      {" "}
      ({MARK_KINDS[mark.kind].name}, note {mark.number})
    </span>
  );
}
