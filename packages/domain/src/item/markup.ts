/**
 * The markup of all authored text, a small subset of Markdown with mathematics:
 * blank line = new paragraph; lines starting `- ` or `1. ` = list; `*emphasis*`; `**strong**`;
 * `$tex$` = mathematics; `[[1]]` = a blank to fill; `\$`, `\*`, `\[` = the sign itself.
 */

export type Inline =
  | { readonly kind: "text"; readonly text: string }
  | { readonly kind: "emphasis"; readonly children: readonly Inline[] }
  | { readonly kind: "strong"; readonly children: readonly Inline[] }
  | { readonly kind: "math"; readonly tex: string }
  | { readonly kind: "blank"; readonly number: number };

export type Block =
  | { readonly kind: "paragraph"; readonly children: readonly Inline[] }
  | { readonly kind: "bullets"; readonly entries: readonly (readonly Inline[])[] }
  | { readonly kind: "steps"; readonly entries: readonly (readonly Inline[])[] };

const TOKEN =
  /\\([$*[\]\\])|\$((?:\\.|[^$\\])+)\$|\*\*((?:\\.|[^*\\])+)\*\*|\*((?:\\.|\$[^$]*\$|[^*\\])+)\*|\[\[([1-9])\]\]/g;

/** Parses markup that stays on one line: stems of options, labels, list entries. */
export function parseInline(source: string): Inline[] {
  const inlines: Inline[] = [];
  let pending = "";
  let consumed = 0;
  const flush = () => {
    if (pending !== "") inlines.push({ kind: "text", text: pending });
    pending = "";
  };
  for (const match of source.matchAll(TOKEN)) {
    pending += source.slice(consumed, match.index);
    consumed = match.index + match[0].length;
    const [, escaped, tex, strong, emphasis, blank] = match;
    if (escaped !== undefined) {
      pending += escaped;
      continue;
    }
    flush();
    if (tex !== undefined) inlines.push({ kind: "math", tex });
    else if (strong !== undefined) inlines.push({ kind: "strong", children: parseInline(strong) });
    else if (emphasis !== undefined)
      inlines.push({ kind: "emphasis", children: parseInline(emphasis) });
    else inlines.push({ kind: "blank", number: Number(blank) });
  }
  pending += source.slice(consumed);
  flush();
  return inlines;
}

const BULLET = /^- /;
const STEP = /^[0-9]+[.] /;

function parseBlock(source: string): Block {
  const lines = source.split("\n").map((line) => line.trim());
  for (const [kind, marker] of [
    ["bullets", BULLET],
    ["steps", STEP],
  ] as const) {
    if (marker.test(lines[0] ?? "")) return { kind, entries: listEntries(lines, marker) };
  }
  return { kind: "paragraph", children: parseInline(lines.join(" ")) };
}

/** A line without the list's marker continues the entry before it. */
function listEntries(lines: readonly string[], marker: RegExp): Inline[][] {
  const entries: string[] = [];
  for (const line of lines) {
    if (marker.test(line)) entries.push(line.replace(marker, ""));
    else entries.push(`${entries.pop() ?? ""} ${line}`.trim());
  }
  return entries.map(parseInline);
}

/** Parses markup of any length into blocks. */
export function parseMarkup(source: string): Block[] {
  return source
    .trim()
    .split(/\n\s*\n/)
    .flatMap(splitBeforeList)
    .map(parseBlock);
}

/** A list may follow its lead-in line without a blank line between them. */
function splitBeforeList(block: string): string[] {
  const lines = block.split("\n");
  const start = lines.findIndex((line) => BULLET.test(line.trim()) || STEP.test(line.trim()));
  if (start <= 0) return block.trim() === "" ? [] : [block];
  return [lines.slice(0, start).join("\n"), lines.slice(start).join("\n")];
}

/** The text without its markup, for search, accessible names and word counts; mathematics stays as TeX. */
export function plainText(source: string): string {
  const ofInline = (inline: Inline): string => {
    if (inline.kind === "text") return inline.text;
    if (inline.kind === "math") return inline.tex;
    if (inline.kind === "blank") return "blank";
    return inline.children.map(ofInline).join("");
  };
  const ofBlock = (block: Block): string =>
    block.kind === "paragraph"
      ? block.children.map(ofInline).join("")
      : block.entries.map((entry) => entry.map(ofInline).join("")).join(" ");
  return parseMarkup(source).map(ofBlock).join(" ");
}

/** Plain text as markup that shows it unchanged: for what students typed. */
export function escapeMarkup(text: string): string {
  return text.replace(/[\\$*[\]]/g, (sign) => `\\${sign}`);
}

/** Words as they are read; a formula counts by its pieces. */
export function countWords(markup: string): number {
  return plainText(markup).split(/\s+/).filter(Boolean).length;
}

/** The text without its markup and its formulas, for what is said of prose alone. */
export function prose(markup: string): string {
  return plainText(markup.replace(/(?<!\\)\$(?:\\.|[^$\\])+\$/g, " "));
}
