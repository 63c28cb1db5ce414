import type { Block, Inline } from "./markup.ts";

/** Stands for what is no text, such as mathematics or a blank: a mark after it closes. */
const SOMETHING = "x";
const OPENS_AFTER = /^$|[\s([{“‘/]/;
const DASH = /[—–-]/;
const WORD = /[\p{L}\p{N}]/u;

/**
 * Sets the typewriter's quotation marks and apostrophes of a text as print does, one character for one, so that
 * places in the text stay what they were.
 * @param before the character that stands before the text; empty where it begins
 */
export function setQuotes(text: string, before = ""): string {
  let previous = before;
  let set = "";
  const characters = [...text];
  for (const [place, character] of characters.entries()) {
    const next = characters[place + 1] ?? "";
    previous = setMark(character, previous, next);
    set += previous;
  }
  return set;
}

function setMark(character: string, previous: string, next: string): string {
  if (character !== '"' && character !== "'") return character;
  // After a dash only what follows tells: he said—"no"; "no—" she said.
  const opens = OPENS_AFTER.test(previous) || (DASH.test(previous) && WORD.test(next));
  if (character === '"') return opens ? "“" : "”";
  return opens && WORD.test(next) ? "‘" : "’";
}

/** The same for parsed text: a mark at the edge of a stressed word is set by what stands beside that word. */
export function setQuotesOfInlines(inlines: readonly Inline[]): readonly Inline[] {
  return setFrom(inlines, "").inlines;
}

export function setQuotesOfBlocks(blocks: readonly Block[]): readonly Block[] {
  return blocks.map((block) =>
    block.kind === "paragraph"
      ? { ...block, children: setQuotesOfInlines(block.children) }
      : { ...block, entries: block.entries.map(setQuotesOfInlines) },
  );
}

function setFrom(inlines: readonly Inline[], before: string) {
  const set: Inline[] = [];
  let last = before;
  for (const inline of inlines) {
    if (inline.kind === "text") {
      const text = setQuotes(inline.text, last);
      last = text.at(-1) ?? last;
      set.push({ kind: "text", text });
    } else if ("children" in inline) {
      const within = setFrom(inline.children, last);
      last = within.last;
      set.push({ kind: inline.kind, children: within.inlines });
    } else {
      last = SOMETHING;
      set.push(inline);
    }
  }
  return { inlines: set, last };
}
