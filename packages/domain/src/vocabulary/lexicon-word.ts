/** One meaning of a headword. */
export interface LexiconSense {
  readonly partOfSpeech: string;
  readonly definition: string;
  readonly sentences: readonly string[];
  /** For each sentence the synonyms that say the same there; empty where nobody has read them in it */
  readonly fits: readonly (readonly string[])[];
  readonly synonyms: readonly string[];
  readonly antonyms: readonly string[];
  /** How it judges what it names */
  readonly charge: "positive" | "negative" | "neutral";
}

/** A word of the lexicon, as far as drills need it; the usual sense first. */
export interface LexiconWord {
  /** The headword itself */
  readonly id: string;
  /** 1 the test asks for it again and again, 2 often, 3 rarely; null where not judged */
  readonly frequency: number | null;
  readonly senses: readonly LexiconSense[];
  /** Words that are taken for it and mean something else */
  readonly confusedWith: readonly { readonly word: string }[];
}

/** A word of a student's own. */
export interface OwnWord {
  readonly id: string;
  readonly front: string;
  readonly back: string;
}
