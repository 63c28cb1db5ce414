import { IMPORT_LIMITS, type ImportRefusal, type ImportRefusalReason } from "./import-refusal.ts";
import { type Directives, readDirectives } from "./read-directives.ts";
import { isWrittenInPairs, pairOf, readPairs } from "./read-pairs.ts";
import { type DelimitedText, readRecords } from "./read-records.ts";
import { cleanText, looksLikeHtml, textOfHtml } from "./text-of-html.ts";

/** A card of a student's own. */
export interface ListedWord {
  readonly front: string;
  readonly back: string;
  readonly tags: readonly string[];
}

export interface WordList {
  readonly words: readonly ListedWord[];
  /** In order of lines; a refusal of the whole file stands alone */
  readonly refusals: readonly ImportRefusal[];
}

/**
 * Reads a list of words: an export of Anki in plain text, with its header lines, CSV of one's own with or without a row of
 * names (front or word, back or meaning, tags), or lines of a word and its meaning with a dash or colon between them. Fields come out as text. Lines that cannot be taken are refused one by one.
 */
export function readWordList(file: string): WordList {
  if (file.length > IMPORT_LIMITS.fileCharacters) return refusedList(1, "file-too-large");
  const text = plainLines(file);
  const directives = readDirectives(text);
  if (directives.refusal !== null) return { words: [], refusals: [directives.refusal] };
  const body = afterLines(text, directives.lines);
  const { records, refusals } = splitUp(body, directives);
  const [first, ...rest] = records;
  const named = directives.lines === 0 && first !== undefined ? namedColumns(first.fields) : null;
  const layout = named ?? layoutOf(directives);
  const taken = (named === null ? records : rest).map(({ line, fields }) => ({
    line,
    word: wordOf(fields, layout),
  }));
  return collected(taken, refusals);
}

function splitUp(body: string, { lines, separator }: Directives): DelimitedText {
  if (separator !== null) return readRecords({ text: body, separator }, lines + 1);
  if (isWrittenInPairs(body)) return readPairs(body, lines + 1);
  return withPairs(readRecords({ text: body, separator: separatorOf(body) }, lines + 1));
}

/** A list put together from several may part word and meaning in another way on each line. */
function withPairs({ records, refusals }: DelimitedText): DelimitedText {
  const split = records.map((record) => {
    const [only, ...more] = record.fields;
    const isWhole = only !== undefined && more.length === 0;
    return isWhole ? { ...record, fields: pairOf(only) } : record;
  });
  return { records: split, refusals };
}

const plainLines = (file: string) => file.replace(/^\uFEFF/, "").replace(/\r\n?/g, "\n");

/** The lines of a file as refusals count them, the first at place 0. */
export function linesOf(file: string): readonly string[] {
  return plainLines(file).split("\n");
}

type Taken = { readonly line: number; readonly word: ListedWord | ImportRefusalReason };

function collected(taken: readonly Taken[], refusals: readonly ImportRefusal[]): WordList {
  const words: ListedWord[] = [];
  const all = [...refusals];
  for (const { line, word } of taken) {
    if (typeof word === "string") all.push({ line, reason: word });
    else if (words.length < IMPORT_LIMITS.words) words.push(word);
    else {
      all.push({ line, reason: "too-many-words" });
      break;
    }
  }
  if (words.length === 0 && all.length === 0) return refusedList(1, "no-words");
  return { words, refusals: all.sort((one, other) => one.line - other.line) };
}

const refusedList = (line: number, reason: ImportRefusalReason): WordList => ({
  words: [],
  refusals: [{ line, reason }],
});

function afterLines(text: string, lines: number): string {
  let at = 0;
  for (let line = 0; line < lines; line += 1) {
    const end = text.indexOf("\n", at);
    at = end < 0 ? text.length : end + 1;
  }
  return text.slice(at);
}

/** A tab wherever there is one; else what comes first outside quotes, so that a meaning may hold the others. */
function separatorOf(body: string): string {
  const line = /^(?!#).*\S.*$/m.exec(body)?.[0] ?? "";
  const outside = line.replace(/"(?:[^"]|"")*"/g, "");
  return outside.includes("\t") ? "\t" : (/[,;|]/.exec(outside)?.[0] ?? ",");
}

/** Where things stand in a record, counted from 0. */
interface Layout {
  readonly front: number | null;
  readonly back: number | null;
  readonly tagsColumn: number | null;
  readonly notFields: ReadonlySet<number>;
  readonly tags: string;
  readonly isHtml: boolean | null;
  /** Fields beyond the second are left out rather than refused: notes of Anki have as many as they like */
  readonly mayHaveMore: boolean;
}

const NAMES = {
  front: ["front", "word", "term"],
  back: ["back", "meaning", "definition"],
  tags: ["tags"],
};

function namedColumns(header: readonly string[]): Layout | null {
  const names = header.map((name) => name.trim().toLowerCase());
  const place = (column: keyof typeof NAMES) => {
    const places = NAMES[column].map((known) => names.indexOf(known)).filter((at) => at >= 0);
    return places[0] ?? null;
  };
  const [front, back] = [place("front"), place("back")];
  if (front === null || back === null) return null;
  const unsaid = { notFields: new Set<number>(), tags: "", isHtml: null, mayHaveMore: true };
  return { front, back, tagsColumn: place("tags"), ...unsaid };
}

const layoutOf = ({ tagsColumn, notFields, tags, isHtml, lines }: Directives): Layout => ({
  front: null,
  back: null,
  tagsColumn,
  notFields,
  tags,
  isHtml,
  mayHaveMore: lines > 0,
});

function wordOf(fields: readonly string[], layout: Layout): ListedWord | ImportRefusalReason {
  const own = fields.filter((_, at) => !layout.notFields.has(at));
  const front = layout.front === null ? own[0] : fields[layout.front];
  const back = layout.back === null ? own[1] : fields[layout.back];
  if (front === undefined || back === undefined) return "too-few-fields";
  if (own.length > 2 && !layout.mayHaveMore) return "too-many-fields";
  const column = layout.tagsColumn === null ? "" : (fields[layout.tagsColumn] ?? "");
  return checkedWord([front, back], `${layout.tags} ${column}`, layout.isHtml);
}

function checkedWord(
  raw: readonly string[],
  tagText: string,
  isHtml: boolean | null,
): ListedWord | ImportRefusalReason {
  if (raw.some(({ length }) => length > IMPORT_LIMITS.rawFieldCharacters)) return "field-too-long";
  const [front = "", back = ""] = raw.map((field) =>
    (isHtml ?? looksLikeHtml(field)) ? textOfHtml(field) : cleanText(field).trim(),
  );
  if (front === "") return "empty-front";
  if (back === "") return "empty-back";
  if (Math.max(front.length, back.length) > IMPORT_LIMITS.fieldCharacters) return "field-too-long";
  const tags = [...new Set(cleanText(tagText).split(/\s+/).filter(Boolean))];
  const tooLong = tags.some(({ length }) => length > IMPORT_LIMITS.tagCharacters);
  return tags.length > IMPORT_LIMITS.tags || tooLong ? "too-many-tags" : { front, back, tags };
}
