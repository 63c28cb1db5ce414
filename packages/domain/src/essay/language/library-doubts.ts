import type { Doubt, LanguageReading, Token } from "../reading/reading.ts";
import type { LanguageProblem, ProblemKind } from "./problem.ts";

/** Which of the library's kinds are errors; questions of style and length are not, and hedging is a virtue here. */
const KINDS: Readonly<Record<string, ProblemKind>> = {
  Spelling: "spelling",
  Typo: "spelling",
  BoundaryError: "spelling",
  Agreement: "agreement",
  Grammar: "word-form",
  Usage: "word-form",
  WordChoice: "confusable",
  Eggcorn: "confusable",
  Malapropism: "confusable",
  Miscellaneous: "word-form",
  Nonstandard: "word-form",
  Repetition: "repetition",
  Punctuation: "punctuation",
  Capitalization: "capitalization",
};

const RENAMED: Readonly<Record<string, ProblemKind>> = {
  AnA: "article",
  ThereToTheir: "confusable",
  ThenThan: "confusable",
  ItsContraction: "confusable",
  Cant: "spelling",
  Yourself: "spelling",
  Somebody: "spelling",
};

/** What the library doubts with good reason: no names, no British spelling, no taste. */
export function trustedDoubts(reading: LanguageReading): LanguageProblem[] {
  const names = namesOf(reading);
  const common = commonWordsOf(reading);
  return reading.doubts.flatMap((doubt) => {
    const kind = RENAMED[doubt.rule] ?? KINDS[doubt.kind];
    const { start, end } = doubt;
    const quote = reading.text.slice(start, end);
    if (kind === undefined || /[@\d]/.test(quote)) return [];
    if (kind === "spelling" && (common.has(start) || isSoundSpelling(doubt, quote, names)))
      return [];
    if (kind === "capitalization" && !/^[a-z]/.test(quote)) return [];
    return [{ kind, start, end, quote, suggestion: doubt.suggestions[0] ?? null }];
  });
}

function isSoundSpelling({ rule, suggestions }: Doubt, quote: string, names: ReadonlySet<string>) {
  if (rule === "SplitWords") return quote.includes("'");
  if (rule !== "SpellCheck") return false;
  if (/^\p{Lu}\.?$/u.test(quote) || /^\p{Lu}{2,}s?$/u.test(quote)) return true;
  return (
    names.has(quote.replace(/['’]s?$/, "")) ||
    suggestions.some((other) => isVariant(quote, other)) ||
    isDerived(quote, suggestions)
  );
}

/** Frequent enough in everyday speech to be words, though the library's dictionary lacks some; misspellings are rarer there. */
const COMMON_ZIPF = 2.8;

/** Where words begin that everybody writes so. */
function commonWordsOf({ paragraphs }: LanguageReading): ReadonlySet<number> {
  const common = ({ zipf, text }: Token) => (zipf ?? 0) >= COMMON_ZIPF && /^\p{Ll}+$/u.test(text);
  return new Set(paragraphs.flat(2).flatMap((token) => (common(token) ? token.start : [])));
}

/** Words with a capital within a sentence: a name may be spelled as its bearer likes. */
function namesOf({ paragraphs }: LanguageReading): ReadonlySet<string> {
  const names = paragraphs.flatMap((sentences) =>
    sentences.flatMap((tokens) =>
      tokens.filter((token, index) => index > 0 && isCapitalized(token)),
    ),
  );
  return new Set(names.map(({ text }) => text));
}

const isCapitalized = ({ text }: Token) => /^\p{Lu}\p{Ll}/u.test(text);

/** Spellings of both sides of the Atlantic, brought to one form. */
function isVariant(word: string, other: string): boolean {
  return atlantic(word) === atlantic(other);
}

const atlantic = (word: string): string =>
  word
    .toLowerCase()
    .replace(/our/g, "or")
    .replace(/ys(?=[ei])/g, "yz")
    .replace(/is(?=e|ing|ation)/g, "iz")
    .replace(/tre(?=s?$)/g, "ter")
    .replace(/ogue/g, "og")
    .replace(/ence$/g, "ense")
    .replace(/grey/g, "gray")
    .replace(/ae|oe/g, "e")
    .replace(/dgement/g, "dgment")
    .replace(/gramme/g, "gram")
    .replace(/afterwards|afterwords/g, "afterward")
    .replace(/ll(?=ed|ing|er|ery|or|ment|s?$)/g, "l");

const PREFIX =
  /^(?:un|re|non|over|under|pre|co|anti|mis|counter|inter|sub|super|out|self)-?(?=\p{L}{4})/u;

/** "unreplaced": made by the rules of English out of a word that the library knows, as its first suggestion shows. */
function isDerived(word: string, suggestions: readonly string[]): boolean {
  const base = word.toLowerCase().replace(PREFIX, "");
  return base !== word.toLowerCase() && suggestions.some((other) => other.toLowerCase() === base);
}
