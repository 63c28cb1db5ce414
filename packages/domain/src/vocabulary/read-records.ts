import type { ImportRefusal } from "./import-refusal.ts";

/** One line of fields, or several lines where a quoted field spans them. */
interface DelimitedRecord {
  /** Of its first character, counted from 1 */
  readonly line: number;
  readonly fields: readonly string[];
}

export interface DelimitedText {
  readonly records: readonly DelimitedRecord[];
  readonly refusals: readonly ImportRefusal[];
}

/** What a scan looks at; line breaks are single \n already. */
interface Scan {
  readonly text: string;
  readonly separator: string;
}

/**
 * Splits delimited text as RFC 4180 has it and Anki writes it: fields in double quotes may hold separators, line breaks and
 * doubled quotes; blank lines and lines that begin with # are left out. One pass, whatever the text.
 */
export function readRecords(scan: Scan, firstLine: number): DelimitedText {
  const records: DelimitedRecord[] = [];
  const refusals: ImportRefusal[] = [];
  let [at, line] = [0, firstLine];
  while (at < scan.text.length) {
    const start = at;
    const record = isSkipped(scan.text, at) ? null : readRecord(scan, at);
    at = record?.end ?? endOfLine(scan.text, at);
    if (record?.reason !== undefined) refusals.push({ line, reason: record.reason });
    else if (record !== null) records.push({ line, fields: record.fields });
    line += linesIn(scan.text, start, at) + 1;
    at += 1;
  }
  return { records, refusals };
}

function isSkipped(text: string, at: number): boolean {
  return text[at] === "#" || text.slice(at, endOfLine(text, at)).trim() === "";
}

function endOfLine(text: string, at: number): number {
  const end = text.indexOf("\n", at);
  return end < 0 ? text.length : end;
}

function linesIn(text: string, start: number, end: number): number {
  let lines = 0;
  for (let at = start; at < end; at += 1) if (text[at] === "\n") lines += 1;
  return lines;
}

interface RecordRead {
  readonly fields: string[];
  /** Place of the line break after it, or the end of the text */
  readonly end: number;
  readonly reason?: ImportRefusal["reason"];
}

function readRecord(scan: Scan, start: number): RecordRead {
  const { text, separator } = scan;
  const fields: string[] = [];
  let at = start;
  for (;;) {
    const field = text[at] === '"' ? readQuoted(text, at) : readPlain(scan, at);
    if (field === null) return { fields, end: text.length, reason: "unclosed-quote" };
    fields.push(field.value);
    at = field.end;
    if (at >= text.length || text[at] === "\n") return { fields, end: at };
    if (text[at] !== separator) {
      return { fields, end: endOfLine(text, at), reason: "text-after-quote" };
    }
    at += 1;
  }
}

interface FieldRead {
  readonly value: string;
  readonly end: number;
}

function readPlain({ text, separator }: Scan, start: number): FieldRead {
  let end = start;
  while (end < text.length && text[end] !== separator && text[end] !== "\n") end += 1;
  return { value: text.slice(start, end), end };
}

function readQuoted(text: string, start: number): FieldRead | null {
  const parts: string[] = [];
  let from = start + 1;
  for (;;) {
    const quote = text.indexOf('"', from);
    if (quote < 0) return null;
    parts.push(text.slice(from, quote));
    if (text[quote + 1] !== '"') return { value: parts.join('"'), end: quote + 1 };
    from = quote + 2;
  }
}
