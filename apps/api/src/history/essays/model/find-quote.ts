import type { EssayQuote } from "@lexiquant/contract";

/** Fewer words point at nothing. */
const LEAST_WORDS = 3;
const LONGEST = 300;
/** A model writes straight marks for curly ones, and the other way round. */
const APOSTROPHES = "['‘’]";
const QUOTATION_MARKS = '["“”]';

/** The place where a text has the quoted words, word for word; null where it has not. Spaces and the form of quotation marks do not count. */
export function findQuote(text: string, quoted: string): EssayQuote | null {
  const words = trimmed(quoted).split(/\s+/);
  if (words.length < LEAST_WORDS || quoted.length > LONGEST) return null;
  const pattern = words.map(patternOf).join("\\s+");
  const found = new RegExp(`(?<![\\p{L}\\p{N}])${pattern}(?![\\p{L}\\p{N}])`, "u").exec(text);
  if (found === null) return null;
  const { index: start, 0: own } = found;
  return { start, end: start + own.length, text: own };
}

/** Marks about a quote are the model's, and so are dots where it broke off. */
function trimmed(quoted: string): string {
  return quoted.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, "");
}

function patternOf(word: string): string {
  return word
    .replace(/[.*+?^${}()|[\]\\/-]/g, "\\$&")
    .replace(/['‘’]/g, APOSTROPHES)
    .replace(/["“”]/g, QUOTATION_MARKS);
}
