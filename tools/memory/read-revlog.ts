import { RECALL_RATINGS, type RecallRating } from "@lexiquant/domain/spacing";
import { BadInput } from "../bad-input.ts";

/** One row of a review log of Anki that says something about memory. */
export interface RevlogReview {
  readonly card: string;
  /** Milliseconds since 1970: the row's id */
  readonly atMs: number;
  readonly rating: RecallRating;
}

export interface Revlog {
  /** In order of time */
  readonly reviews: readonly RevlogReview[];
  /** Rows that are no answers: set by hand, rescheduled, or looked at in a filtered deck without effect */
  readonly excluded: number;
}

/** A column of Anki's log, with what the tools of FSRS call it. */
const NAMES = {
  id: ["id", "review_time"],
  cid: ["cid", "card_id"],
  ease: ["ease", "review_rating"],
  type: ["type", "review_state"],
  factor: ["factor"],
} as const;
type Column = keyof typeof NAMES;
const namesOf = (column: Column): readonly string[] => NAMES[column];
const COLUMNS = Object.keys(NAMES) as readonly Column[]; // its own keys
/** Without the kind of a row every row is taken for an answer, but those without a rating. */
const REQUIRED = ["id", "cid", "ease"] as const satisfies readonly Column[];
const SEPARATORS = [",", ";", "\t"] as const;

/** Kinds of rows: learning, review, relearning, filtered, set by hand, rescheduled. */
const [REVIEWED, FILTERED, BY_HAND, RESCHEDULED] = [1, 3, 4, 5];

/**
 * Reads a review log as Anki keeps it: a header with at least id, cid and ease, then a review a row; columns parted by comma,
 * semicolon or tab.
 */
export function readRevlog(csv: string): Revlog {
  const lines = csv
    .replace(/^\uFEFF/, "")
    .replace(/(?:\r?\n)+$/, "")
    .split(/\r?\n/);
  const [header = "", ...body] = lines;
  const separator = SEPARATORS.find((one) => header.includes(one)) ?? ",";
  const cellsOf = (line: string) =>
    line.split(separator).map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));
  const cell = cellReader(cellsOf(header));
  if (body.length === 0) throw new BadInput("The file has a header but no reviews.");
  const reviews: RevlogReview[] = [];
  for (const [at, line] of body.entries()) {
    const review = readRow(cellsOf(line), { cell, row: at + 2 });
    if (review !== null) reviews.push(review);
  }
  reviews.sort((one, other) => one.atMs - other.atMs);
  return { reviews, excluded: body.length - reviews.length };
}

/** Undefined where the file has no such column. */
type CellReader = (cells: readonly string[], column: Column) => string | undefined;

function cellReader(header: readonly string[]): CellReader {
  const found = header.map((name) => name.toLowerCase());
  const placeOf = (column: Column) => found.findIndex((name) => namesOf(column).includes(name));
  const missing = REQUIRED.filter((column) => placeOf(column) < 0);
  if (missing.length > 0) throw new BadInput(`The header has no column ${missing.join(", ")}.`);
  const places = new Map(COLUMNS.map((column) => [column, placeOf(column)]));
  return (cells, column) => {
    const at = places.get(column) ?? -1;
    return at < 0 ? undefined : (cells[at] ?? "");
  };
}

interface RowReading {
  readonly cell: CellReader;
  readonly row: number;
}

function readRow(cells: readonly string[], { cell, row }: RowReading): RevlogReview | null {
  const whole = (column: Column, most: number): number => {
    const text = cell(cells, column) ?? "";
    const value = Number(text);
    if (/^\d+(?:\.0+)?$/.test(text) && value <= most) return value;
    throw new BadInput(`Row ${row} has "${text.slice(0, 40)}" for ${column}, which cannot be.`);
  };
  const atMs = whole("id", 8.64e15);
  const ease = whole("ease", RECALL_RATINGS.length);
  const kind = cell(cells, "type") === undefined ? REVIEWED : whole("type", RESCHEDULED);
  const card = cell(cells, "cid") ?? "";
  if (card === "") throw new BadInput(`Row ${row} has no card.`);
  const isLookOnly = kind === FILTERED && cell(cells, "factor") === "0";
  const rating = RECALL_RATINGS[ease - 1];
  const isAnswer = kind !== BY_HAND && kind !== RESCHEDULED && !isLookOnly;
  return rating === undefined || !isAnswer ? null : { card, atMs, rating };
}
