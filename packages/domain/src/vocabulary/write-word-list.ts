import type { ListedWord } from "./read-word-list.ts";

const FORMATS = {
  /** Text that Anki imports as it is */
  anki: { separator: "\t", name: "tab" },
  /** The same as CSV */
  csv: { separator: ",", name: "comma" },
} as const;
export type WordListFormat = keyof typeof FORMATS;

/**
 * Writes words as Anki imports them: header lines that name the separator and the column of tags, fields as plain text, in
 * quotes where they need it. `readWordList` gives the same words again.
 */
export function writeWordList(words: readonly ListedWord[], format: WordListFormat): string {
  const { separator, name } = FORMATS[format];
  const rows = words.map(({ front, back, tags }) =>
    [front, back, tags.map((tag) => tag.replace(/\s+/g, "_")).join(" ")]
      .map((field) => quoted(field, separator))
      .join(separator),
  );
  const header = [
    `#separator:${name}`,
    "#html:false",
    `#columns:${["Front", "Back", "Tags"].join(separator)}`,
    "#tags column:3",
  ];
  return [...header, ...rows, ""].join("\n");
}

const quoted = (field: string, separator: string): string =>
  field.includes(separator) || /^#|["\r\n]/.test(field)
    ? `"${field.replaceAll('"', '""')}"`
    : field;
