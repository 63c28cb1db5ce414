import type { LexiconSense, LexiconWord } from "./lexicon-word.ts";

/** The lexicon in the order in which drills look things up; made once, for all students. */
export interface DrillWords {
  readonly words: ReadonlyMap<string, LexiconWord>;
  readonly byPartOfSpeech: ReadonlyMap<string, readonly LexiconWord[]>;
  /** Words by each of their synonyms */
  readonly bySynonym: ReadonlyMap<string, ReadonlySet<string>>;
}

export function indexDrillWords(words: readonly LexiconWord[]): DrillWords {
  const byPartOfSpeech = new Map<string, LexiconWord[]>();
  const bySynonym = new Map<string, Set<string>>();
  for (const word of words) {
    for (const part of new Set(word.senses.map(({ partOfSpeech }) => partOfSpeech))) {
      byPartOfSpeech.set(part, [...(byPartOfSpeech.get(part) ?? []), word]);
    }
    for (const synonym of synonymsOf(word)) {
      const known = bySynonym.get(synonym) ?? new Set();
      bySynonym.set(synonym, known.add(word.id));
    }
  }
  return { words: new Map(words.map((word) => [word.id, word])), byPartOfSpeech, bySynonym };
}

const synonymsOf = ({ senses }: LexiconWord) => new Set(senses.flatMap((sense) => sense.synonyms));

/** Letters that words of one family share from the start: `abandon`, `abandoned`. */
const FAMILY_LETTERS = 5;

/**
 * Whether two words might both answer one question: one is a synonym of the other in some sense, they have a synonym in
 * common, one stands in a definition of the other, or they are of one family.
 *
 * @param one, other headwords or synonyms; those that the lexicon does not have are known by who names them
 */
export function mayMeanTheSame(index: DrillWords, one: string, other: string): boolean {
  if (one === other || sharesStart(one, other)) return true;
  const [around, aroundOther] = [neighborsOf(index, one), neighborsOf(index, other)];
  if (around.has(other) || aroundOther.has(one)) return true;
  for (const word of around) if (aroundOther.has(word)) return true;
  return isDefinedBy(index, one, other) || isDefinedBy(index, other, one);
}

/** A word's synonyms and the words that have it for a synonym. */
function neighborsOf({ words, bySynonym }: DrillWords, id: string): ReadonlySet<string> {
  const word = words.get(id);
  return new Set([...(word === undefined ? [] : synonymsOf(word)), ...(bySynonym.get(id) ?? [])]);
}

function sharesStart(one: string, other: string): boolean {
  const letters = Math.min(FAMILY_LETTERS, one.length, other.length);
  return letters > 2 && one.slice(0, letters) === other.slice(0, letters);
}

function isDefinedBy({ words }: DrillWords, id: string, by: string): boolean {
  const senses: readonly LexiconSense[] = words.get(id)?.senses ?? [];
  return senses.some(({ definition }) =>
    definition
      .toLowerCase()
      .split(/[^a-z-]+/)
      .includes(by),
  );
}
