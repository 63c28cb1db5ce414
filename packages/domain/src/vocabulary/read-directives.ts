import type { ImportRefusal } from "./import-refusal.ts";

/** What the first lines of an export of Anki say of the rest. */
export interface Directives {
  /** Null where none is named */
  readonly separator: string | null;
  /** Null where nothing is said */
  readonly isHtml: boolean | null;
  /** Columns that are no fields, counted from 0 */
  readonly notFields: ReadonlySet<number>;
  readonly tagsColumn: number | null;
  /** Tags of every word */
  readonly tags: string;
  /** Lines taken up; the rest of the text begins after them */
  readonly lines: number;
  readonly refusal: ImportRefusal | null;
}

const SEPARATORS: Readonly<Record<string, string>> = {
  tab: "\t",
  comma: ",",
  semicolon: ";",
  space: " ",
  pipe: "|",
  colon: ":",
};

const COLUMN = /^(tags|deck|notetype|guid) column$/;

/** Reads `#key:value` lines up to the first other one. Keys that are not known are comments. */
export function readDirectives(text: string): Directives {
  const notFields = new Set<number>();
  let read: Directives = {
    separator: null,
    isHtml: null,
    notFields,
    tagsColumn: null,
    tags: "",
    lines: 0,
    refusal: null,
  };
  for (let at = 0; text[at] === "#"; ) {
    const end = text.indexOf("\n", at) < 0 ? text.length : text.indexOf("\n", at);
    const [, key = "", value = ""] = /^#([a-z ]+):(.*)$/i.exec(text.slice(at, end)) ?? [];
    const next = withDirective(read, key.trim().toLowerCase(), value);
    if (typeof next === "string") {
      return { ...read, refusal: { line: read.lines + 1, reason: next } };
    }
    read = { ...next, lines: read.lines + 1 };
    at = end + 1;
  }
  return read;
}

function withDirective(
  read: Directives,
  key: string,
  value: string,
): Directives | "unknown-separator" | "bad-directive" {
  const named = value.trim().toLowerCase();
  if (key === "separator") {
    const known = Object.values(SEPARATORS).includes(value) ? value : SEPARATORS[named];
    return known === undefined ? "unknown-separator" : { ...read, separator: known };
  }
  if (key === "html") {
    return named === "true" || named === "false"
      ? { ...read, isHtml: named === "true" }
      : "bad-directive";
  }
  if (key === "tags") return { ...read, tags: value };
  return COLUMN.test(key) ? withColumn(read, key, named) : read;
}

function withColumn(read: Directives, key: string, value: string): Directives | "bad-directive" {
  if (!/^[1-9]\d?$/.test(value)) return "bad-directive";
  const column = Number(value) - 1;
  const notFields = new Set([...read.notFields, column]);
  return { ...read, notFields, tagsColumn: key === "tags column" ? column : read.tagsColumn };
}
