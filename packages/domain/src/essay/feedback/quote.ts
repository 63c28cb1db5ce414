import type { Span } from "../reading/reading.ts";

/** A stretch of the essay with its words. */
export interface Quote extends Span {
  readonly text: string;
}

const LONGEST_QUOTE = 240;
/** Longer ones are no words: keys held down, or an address. */
const LONGEST_WORD = 60;
const PART_OF_WORD = /[\p{L}\p{N}\p{M}'’-]/u;

/** A stretch of a text in whole words, shortened at the end of one. */
export function quoteFrom(text: string, span: Span): Quote {
  const start = edge(text, span.start, -1);
  const end = shortened(text, start, edge(text, span.end, 1));
  return { start, end, text: text.slice(start, end) };
}

/** The nearest end of a word from a place on; the place itself where it lies in none. */
function edge(text: string, from: number, step: 1 | -1): number {
  let at = from;
  while (Math.abs(at - from) <= LONGEST_WORD) {
    const isWithin = PART_OF_WORD.test(text[at - 1] ?? " ") && PART_OF_WORD.test(text[at] ?? " ");
    if (!isWithin) return at;
    at += step;
  }
  return from;
}

function shortened(text: string, start: number, end: number): number {
  if (end - start <= LONGEST_QUOTE) return end;
  const most = text.slice(start, start + LONGEST_QUOTE + 1);
  const words = most.replace(/\s+\S*$/u, "");
  if (words.length < most.length) return start + words.length;
  // One endless word; half a character of two units is none that a database takes.
  return start + LONGEST_QUOTE - (/[\uD800-\uDBFF]/.test(most[LONGEST_QUOTE - 1] ?? "") ? 1 : 0);
}
