import type { Sentence } from "../reading/essay-text.ts";
import type { LanguageProblem } from "./problem.ts";

/** A mark without the space that follows it, or with one before it; not in abbreviations, numbers, addresses. */
const SPACING =
  /(?<=\p{Ll}{2})[,;!?](?=\p{L}{2})|(?<=\p{Ll}{2})\.(?=\p{Lu}\p{Ll})|(?<=\p{L}{2}) +[,;.!?](?=\s|$)/gu;

/** Each kind of slip once in a sentence: a habit of the hand is one fault. */
export function findSpacing(text: string, { start, end }: Sentence): LanguageProblem[] {
  const match = [...text.slice(start, end).matchAll(SPACING)][0];
  if (match === undefined) return [];
  const from = start + match.index;
  const to = from + match[0].length;
  const mark = match[0].trim();
  const suggestion = match[0] === mark ? `${mark} ` : mark;
  return [{ kind: "punctuation", start: from, end: to, quote: text.slice(from, to), suggestion }];
}
