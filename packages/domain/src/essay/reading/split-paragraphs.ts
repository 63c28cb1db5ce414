import type { Span } from "./reading.ts";

/**
 * The paragraphs of a text: what blank lines part. A text without a blank line is parted at its line ends, unless these look like
 * the wrapping of an editor (lines that mostly end within a sentence).
 */
export function splitParagraphs(text: string): Span[] {
  const byBlankLine = spansBetween(text, /\r?\n[^\S\n]*\r?\n\s*/g);
  if (byBlankLine.length > 1) return byBlankLine;
  const byLine = spansBetween(text, /\s*\r?\n\s*/g);
  const finished = byLine.filter(({ start, end }) =>
    /[.!?]["”’')\]]*$/.test(text.slice(start, end)),
  );
  return 2 * finished.length > byLine.length ? byLine : byBlankLine;
}

function spansBetween(text: string, separator: RegExp): Span[] {
  const spans: Span[] = [];
  let start = 0;
  for (const match of text.matchAll(separator)) {
    spans.push({ start, end: match.index });
    start = match.index + match[0].length;
  }
  spans.push({ start, end: text.length });
  return spans.filter((span) => text.slice(span.start, span.end).trim() !== "");
}
