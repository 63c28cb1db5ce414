import type { DelimitedText } from "./read-records.ts";

/** A dash with space about it, or a colon with space behind it: as people write lists of words. */
const BETWEEN = /(?<=\s)[\u2013\u2014-](?=\s)|:(?=\s)/;
const SEPARATOR = /[\t,;|]/;

/** Whether a text is written as `word \u2013 meaning` or `word: meaning`: its first line has such a mark before any separator. */
export function isWrittenInPairs(body: string): boolean {
  const line = /^(?!#).*\S.*$/m.exec(body)?.[0] ?? "";
  const mark = BETWEEN.exec(line)?.index;
  const separator = SEPARATOR.exec(line)?.index ?? line.length;
  return mark !== undefined && mark > 0 && !line.startsWith('"') && mark < separator;
}

/**
 * Splits each line into a word and its meaning, which may hold anything; blank lines and lines that begin with # are left
 * out.
 */
export function readPairs(body: string, firstLine: number): DelimitedText {
  const records = body.split("\n").flatMap((text, at) => {
    if (text.trim() === "" || text.startsWith("#")) return [];
    return [{ line: firstLine + at, fields: pairOf(text) }];
  });
  return { records, refusals: [] };
}

/** A line split at its first tab or mark, or at a separator where it has neither; one field where it has none of them. */
export function pairOf(line: string): string[] {
  const tab = line.indexOf("\t");
  const head = tab < 0 ? line : line.slice(0, tab + 1);
  const at = (BETWEEN.exec(head) ?? SEPARATOR.exec(line))?.index;
  return at === undefined ? [line] : [line.slice(0, at), line.slice(at + 1)];
}
