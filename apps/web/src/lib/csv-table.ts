import { writeCsv } from "./write-csv.ts";

export type CsvCell = string | number | null;

/** Columns are named for readers of the file, with the unit at the end of the name: `time_seconds`, `share_right`. */
export interface CsvTable {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
}

const DECIMALS = 4;

/** As comma-separated values. What is not known is an empty cell; fractions have four decimals at most. */
export function tableAsCsv({ columns, rows }: CsvTable): string {
  return writeCsv([columns, ...rows.map((cells) => cells.map(written))]);
}

function written(cell: CsvCell): string {
  if (cell === null) return "";
  return typeof cell === "number" ? String(Number(cell.toFixed(DECIMALS))) : cell;
}
