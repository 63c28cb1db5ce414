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

const COLUMNS = ["id", "cid", "ease", "type"] as const;
type Column = (typeof COLUMNS)[number] | "factor";

/** Kinds of rows: learning, review, relearning, filtered, set by hand, rescheduled. */
const [FILTERED, BY_HAND, RESCHEDULED] = [3, 4, 5];

/** Reads a review log as Anki keeps it: a header with at least id, cid, ease and type, then a review a row. */
export function readRevlog(csv: string): Revlog {
  const lines = csv
    .replace(/^\uFEFF/, "")
    .replace(/(?:\r?\n)+$/, "")
    .split(/\r?\n/);
  const [header = "", ...body] = lines;
  const cell = cellReader(header);
  if (body.length === 0) throw new BadInput("The file has a header but no reviews.");
  const reviews: RevlogReview[] = [];
  for (const [at, line] of body.entries()) {
    const review = readRow(cellsOf(line), { cell, row: at + 2 });
    if (review !== null) reviews.push(review);
  }
  reviews.sort((one, other) => one.atMs - other.atMs);
  return { reviews, excluded: body.length - reviews.length };
}

type CellReader = (cells: readonly string[], column: Column) => string | undefined;

function cellReader(header: string): CellReader {
  const names = cellsOf(header);
  const missing = COLUMNS.filter((column) => !names.includes(column));
  if (missing.length > 0) throw new BadInput(`The header has no column ${missing.join(", ")}.`);
  return (cells, column) => cells[names.indexOf(column)];
}

const cellsOf = (line: string) =>
  line.split(",").map((cell) => cell.trim().replace(/^"(.*)"$/, "$1"));

interface RowReading {
  readonly cell: CellReader;
  readonly row: number;
}

function readRow(cells: readonly string[], { cell, row }: RowReading): RevlogReview | null {
  const whole = (column: Column, most: number): number => {
    const text = cell(cells, column) ?? "";
    const value = Number(text);
    if (/^\d+$/.test(text) && value <= most) return value;
    throw new BadInput(`Row ${row} has "${text.slice(0, 40)}" for ${column}, which cannot be.`);
  };
  const atMs = whole("id", 8.64e15);
  const [ease, kind] = [whole("ease", RECALL_RATINGS.length), whole("type", RESCHEDULED)];
  const card = cell(cells, "cid") ?? "";
  if (card === "") throw new BadInput(`Row ${row} has no card.`);
  const isLookOnly = kind === FILTERED && cell(cells, "factor") === "0";
  const rating = RECALL_RATINGS[ease - 1];
  const isAnswer = kind !== BY_HAND && kind !== RESCHEDULED && !isLookOnly;
  return rating === undefined || !isAnswer ? null : { card, atMs, rating };
}
