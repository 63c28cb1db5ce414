import {
  type Definitions,
  definitionLikeness,
  type Meaning,
  readDefinitions,
} from "./definition-likeness.ts";
import type { LexiconSense, LexiconWord } from "./lexicon-word.ts";

/** The lexicon in the order in which drills look things up; made once, for all students. */
export interface DrillWords {
  readonly words: ReadonlyMap<string, LexiconWord>;
  readonly byPartOfSpeech: ReadonlyMap<string, readonly LexiconWord[]>;
  /** Words by each of their synonyms */
  readonly bySynonym: ReadonlyMap<string, ReadonlySet<string>>;
  readonly definitions: Definitions;
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
  return {
    words: new Map(words.map((word) => [word.id, word])),
    byPartOfSpeech,
    bySynonym,
    definitions: readDefinitions(words),
  };
}

const synonymsOf = ({ senses }: LexiconWord) => new Set(senses.flatMap((sense) => sense.synonyms));

/** Letters that words of one family share from the start: `abandon`, `abandoned`. */
const FAMILY_LETTERS = 5;

/**
 * Whether two words might both answer one question: one is a synonym of the other in some sense, they have a synonym in
 * common, two of their senses are defined alike or opposed to the same word, one stands in a definition of the other, or they
 * are of one family. Where the lexicon opposes two senses, or tells two words apart as often confused, definitions or letters
 * in common say nothing; what their other senses say still counts.
 *
 * @param one, other headwords or synonyms; those that the lexicon does not have are known by who names them
 */
export function mayMeanTheSame(index: DrillWords, one: string, other: string): boolean {
  if (one === other) return true;
  if (sharesStart(one, other) && !isConfusedWith(index, one, other)) return true;
  const [around, aroundOther] = [neighborsOf(index, one), neighborsOf(index, other)];
  if (around.has(other) || aroundOther.has(one)) return true;
  for (const word of around) if (aroundOther.has(word)) return true;
  const [its, theirs] = [meaningsOf(index, one), meaningsOf(index, other)];
  // A word that the lexicon does not have: nothing but its neighbors is known of it.
  if (its.length === 0 || theirs.length === 0) {
    return its.some(defines(other)) || theirs.some(defines(one));
  }
  const words = { one, other };
  return its.some((meaning) => theirs.some((their) => areNear(index, words, [meaning, their])));
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

const isConfusedWith = ({ words }: DrillWords, one: string, other: string) =>
  words.get(one)?.confusedWith.some(({ word }) => word === other) ?? false;

const meaningsOf = ({ definitions }: DrillWords, id: string) => definitions.meanings.get(id) ?? [];

const defines =
  (word: string) =>
  ({ sense: { definition } }: Meaning) =>
    definition
      .toLowerCase()
      .split(/[^a-z-]+/)
      .includes(word);

/** From .4 on, words that nothing else links were found to mean about the same: `egregious` and `heinous`; below, a few. */
const DEFINED_ALIKE = 0.33;

/** Whether two senses might be meant by one question. */
function areNear(
  { definitions }: DrillWords,
  { one, other }: { readonly one: string; readonly other: string },
  [its, theirs]: readonly [Meaning, Meaning],
): boolean {
  if (its.sense.antonyms.includes(other) && theirs.sense.antonyms.includes(one)) return false;
  if (defines(other)(its) || defines(one)(theirs)) return true;
  return (
    its.sense.partOfSpeech === theirs.sense.partOfSpeech &&
    (haveCommonAntonym(its.sense, theirs.sense) ||
      definitionLikeness(definitions, its, theirs) >= DEFINED_ALIKE)
  );
}

const haveCommonAntonym = ({ antonyms }: LexiconSense, other: LexiconSense) =>
  antonyms.some((antonym) => other.antonyms.includes(antonym));
