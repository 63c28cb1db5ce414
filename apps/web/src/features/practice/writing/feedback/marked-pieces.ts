import type { EssayMark } from "@lexiquant/contract";

/** A run of the essay's text with the mark that it stands for; null for text that nothing is said of. */
export interface MarkedPiece {
  readonly text: string;
  readonly start: number;
  readonly mark: NumberedMark | null;
  /** The mark's first run: the one that the Tab key stops at. */
  readonly isFirst: boolean;
  /** The mark's last run: its label stands behind it. */
  readonly isLast: boolean;
  /** Marks that begin here and have no run of their own, since shorter ones speak for all of theirs. */
  readonly covered: readonly NumberedMark[];
}

export interface NumberedMark extends EssayMark {
  /** From 1, in the order of the text. */
  readonly number: number;
}

/** Numbers the marks in the order in which they are read; of two at one place the longer comes first. */
export function numberMarks(marks: readonly EssayMark[]): NumberedMark[] {
  return marks
    .toSorted((one, other) => one.start - other.start || other.end - one.end)
    .map((mark, place) => ({ ...mark, number: place + 1 }));
}

/** The text cut where marks begin and end. Where marks overlap the shortest one speaks. */
export function markedPieces(text: string, marks: readonly NumberedMark[]): MarkedPiece[] {
  const within = marks.filter(({ start, end }) => start < end && end <= text.length);
  const cuts = [0, text.length, ...within.flatMap(({ start, end }) => [start, end])];
  const places = [...new Set(cuts)].sort((one, other) => one - other);
  const pieces = places.slice(0, -1).map((start, place) => {
    const end = places[place + 1] ?? text.length;
    const covering = within.filter((mark) => mark.start <= start && end <= mark.end);
    const [mark = null] = covering.toSorted(
      (one, other) => one.end - one.start - (other.end - other.start),
    );
    return { text: text.slice(start, end), start, mark };
  });
  const shown = new Set(pieces.map(({ mark }) => mark));
  const covered = within.filter((mark) => !shown.has(mark));
  return pieces.map((piece, place) => ({
    ...piece,
    covered: covered.filter(({ start }) => start === piece.start),
    isFirst: pieces.findIndex(({ mark }) => mark === piece.mark) === place,
    isLast: pieces.findLastIndex(({ mark }) => mark === piece.mark) === place,
  }));
}
