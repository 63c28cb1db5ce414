/** Universal parts of speech as the tagger names them, and `SPACE` and `X` for what is no word. */
export type PartOfSpeech =
  | "ADJ"
  | "ADP"
  | "ADV"
  | "AUX"
  | "CCONJ"
  | "DET"
  | "INTJ"
  | "NOUN"
  | "NUM"
  | "PART"
  | "PRON"
  | "PROPN"
  | "PUNCT"
  | "SCONJ"
  | "SYM"
  | "VERB"
  | "X"
  | "SPACE";

/** A stretch of the essay's text, in UTF-16 code units from its beginning; `end` is not part of it. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** A word, a clitic ("n't", "'s") or a mark. */
export interface Token extends Span {
  readonly text: string;
  readonly partOfSpeech: PartOfSpeech;
  readonly lemma: string;
  /** Log10 of occurrences per billion words of everyday speech (about 1 to 7.5); null for a word that the list does not have. */
  readonly zipf: number | null;
}

/** What a proofreading library doubts, before our own rules choose among it. */
export interface Doubt extends Span {
  /** The library's name of its rule. */
  readonly rule: string;
  /** The library's kind of problem, such as Spelling or Agreement. */
  readonly kind: string;
  readonly suggestions: readonly string[];
}

/** An essay as the language libraries see it: paragraphs of sentences of tokens, and what they doubt. */
export interface LanguageReading {
  readonly text: string;
  readonly paragraphs: readonly (readonly (readonly Token[])[])[];
  readonly doubts: readonly Doubt[];
}
