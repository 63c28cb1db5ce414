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
 * Splits each line at its first mark into a word and its meaning, which may hold anything. A line without a mark is one field;
 * blank lines and lines that begin with # are left out.
 */
export function readPairs(body: string, firstLine: number): DelimitedText {
  const records = body.split("\n").flatMap((text, at) => {
    if (text.trim() === "" || text.startsWith("#")) return [];
    const mark = BETWEEN.exec(text);
    const fields = mark === null ? [text] : [text.slice(0, mark.index), text.slice(mark.index + 1)];
    return [{ line: firstLine + at, fields }];
  });
  return { records, refusals: [] };
}
