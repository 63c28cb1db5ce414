import { BadInput } from "../bad-input.ts";

/** A response matrix: who got what right. */
export interface ResponseMatrix {
  readonly names: readonly string[];
  /** A row per person, an entry per item. */
  readonly rows: readonly (readonly boolean[])[];
}

/** Reads a header row of item names and a row of 0/1 per person. Row numbers in messages count the header. */
export function readResponseMatrix(csv: string): ResponseMatrix {
  const lines = csv
    .replace(/^\uFEFF/, "")
    .replace(/(?:\r?\n)+$/, "")
    .split(/\r?\n/);
  const [header = "", ...body] = lines;
  const names = cellsOf(header, 1);
  checkNames(names);
  if (body.length === 0) throw new BadInput("The file has a header but no answers.");
  const rows = body.map((line, index) => readRow(line, names, index + 2));
  checkVariation(names, rows);
  return { names, rows };
}

/** Cells of one line; a quoted cell may hold commas and doubled quotes. */
function cellsOf(line: string, row: number): string[] {
  const cells = [...line.matchAll(/(?:^|,)(?:\s*"((?:[^"]|"")*)"\s*|([^",]*))(?=,|$)/g)];
  const length = cells.reduce((sum, [text]) => sum + text.length, 0);
  if (length !== line.length) throw new BadInput(`Row ${row} has a quote that is not closed.`);
  return cells.map(([, quoted, plain = ""]) => quoted?.replaceAll('""', '"') ?? plain.trim());
}

function checkNames(names: readonly string[]): void {
  const nameless = names.indexOf("");
  if (nameless >= 0) throw new BadInput(`The header has no name for column ${nameless + 1}.`);
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new BadInput(`The header has the name ${twice} twice.`);
  if (names.every((name) => name === "0" || name === "1")) {
    throw new BadInput("The first row has to name the items, but holds answers.");
  }
}

function readRow(line: string, names: readonly string[], row: number): boolean[] {
  const cells = cellsOf(line, row);
  if (cells.length !== names.length) {
    throw new BadInput(
      `Row ${row} has ${cells.length} values, but the header names ${names.length} items.`,
    );
  }
  return cells.map((cell, column) => {
    if (cell === "0" || cell === "1") return cell === "1";
    throw new BadInput(
      `Row ${row} has "${cell}" for item ${names[column]}, but it has to be 0 or 1.`,
    );
  });
}

/** An item that everybody answered alike fits the better, the further its difficulty is away. */
function checkVariation(names: readonly string[], rows: readonly (readonly boolean[])[]): void {
  names.forEach((name, item) => {
    const [first] = rows;
    if (rows.every((row) => row[item] === first?.[item])) {
      const answer = first?.[item] ? "right" : "wrong";
      throw new BadInput(
        `Everybody got item ${name} ${answer}, so its difficulty cannot be estimated.`,
      );
    }
  });
}
