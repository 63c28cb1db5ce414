/** Rows as comma-separated values (RFC 4180). */
export function writeCsv(rows: readonly (readonly string[])[]): string {
  return `${rows.map((cells) => cells.map(quoted).join(",")).join("\r\n")}\r\n`;
}

function quoted(cell: string): string {
  return /[",\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell;
}
