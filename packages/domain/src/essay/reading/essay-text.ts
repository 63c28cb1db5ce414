import type { LanguageReading, Span, Token } from "./reading.ts";
import { FUNCTION_WORDS, LIGHT_WORDS } from "./word-lists.ts";

export interface Sentence extends Span {
  readonly tokens: readonly Token[];
  /** Tokens that are words; "n't" and "'s" belong to the word before them. */
  readonly words: readonly Token[];
  /** Lemmas of the nouns, verbs, adjectives and adverbs that carry content, each once. */
  readonly content: ReadonlySet<string>;
  /** In lower case, with single spaces, for phrase patterns. */
  readonly plain: string;
  /** Number of its paragraph, from 0. */
  readonly paragraph: number;
}

/** An essay parted into paragraphs and sentences, with what of its words carries content. */
export interface EssayText {
  readonly text: string;
  readonly paragraphs: readonly (readonly Sentence[])[];
  readonly sentences: readonly Sentence[];
  readonly words: readonly Token[];
}

export function essayText(reading: LanguageReading): EssayText {
  const paragraphs = reading.paragraphs
    .map((sentences) => sentences.filter((tokens) => tokens.some(isWord)))
    .filter((sentences) => sentences.length > 0)
    .map((sentences, paragraph) =>
      sentences.map((tokens) => sentenceOf(reading.text, tokens, paragraph)),
    );
  const sentences = paragraphs.flat();
  return {
    text: reading.text,
    paragraphs,
    sentences,
    words: sentences.flatMap(({ words }) => words),
  };
}

function sentenceOf(text: string, tokens: readonly Token[], paragraph: number): Sentence {
  const solid = tokens.filter(({ partOfSpeech }) => partOfSpeech !== "SPACE");
  const start = solid[0]?.start ?? 0;
  const end = solid.at(-1)?.end ?? start;
  const words = solid.filter(isWord);
  return {
    start,
    end,
    tokens: solid,
    words,
    content: new Set(words.filter(carriesContent).map(stemOf)),
    plain: text.slice(start, end).toLowerCase().replaceAll("’", "'").replace(/\s+/g, " "),
    paragraph,
  };
}

const isWord = ({ text }: Token) => /^[\p{L}\p{N}@]/u.test(text) && text !== "n't";

/** The word as written, in lower case. */
export const lower = ({ text }: Token): string => text.toLowerCase().replaceAll("’", "'");

const CONTENT: ReadonlySet<string> = new Set(["NOUN", "PROPN", "VERB", "ADJ", "ADV", "X"]);

export function carriesContent(token: Token): boolean {
  return (
    CONTENT.has(token.partOfSpeech) &&
    token.text.length > 2 &&
    !FUNCTION_WORDS.has(lower(token)) &&
    !LIGHT_WORDS.has(token.lemma)
  );
}

const SUFFIXES =
  /(?:ications?|ations?|itions?|ments?|nesse?s?|ities|ity|ances?|ences?|ively|ously|ingly|edly|ally|ive|ous|ful|ing|ed|ly|ion|ions|er|ers|al|s|e)$/;

/** A short form that words of one family mostly share ("decide", "decision" do not; "educate", "education" do). */
export function stemOf({ lemma }: Pick<Token, "lemma">): string {
  const word = lemma.toLowerCase();
  const stem = word.replace(SUFFIXES, "");
  return stem.length >= 4 ? stem : word;
}
