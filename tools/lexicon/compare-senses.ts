import type { WordNet } from "@lexiquant/api/word-net";
import { contentWordsOf, shareStem, type Word } from "@lexiquant/content";

type Sense = Word["senses"][number];
type WordNetSense = NonNullable<Awaited<ReturnType<WordNet>>>["senses"][number];

export interface Comparison {
  readonly word: string;
  readonly wordNetSenses: number;
  readonly senses: readonly {
    readonly partOfSpeech: string;
    readonly definition: string;
    /** Whether WordNet has the word as this part of speech. */
    readonly partInWordNet: boolean;
    /** Most stems that it shares with one WordNet sense of the same part of speech. */
    readonly overlap: number;
  }[];
}

/**
 * How near our senses of a word are to WordNet's: the stems that our definition and synonyms share with a WordNet
 * sense's definition, synonyms and example. 0 means that no word is shared, which asks for a reader, not that ours is wrong.
 */
export function compareSenses(word: Word, wordNet: readonly WordNetSense[]): Comparison {
  return {
    word: word.id,
    wordNetSenses: wordNet.length,
    senses: word.senses.map((sense) => {
      const alike = wordNet.filter(({ partOfSpeech }) => partOfSpeech === sense.partOfSpeech);
      return {
        partOfSpeech: sense.partOfSpeech,
        definition: sense.definition,
        partInWordNet: alike.length > 0,
        overlap: Math.max(0, ...alike.map((their) => overlapOf(word.id, sense, their))),
      };
    }),
  };
}

function overlapOf(headword: string, ours: Sense, theirs: WordNetSense): number {
  const their = contentOf(headword, theirs);
  return contentOf(headword, ours).filter((word) => their.some((other) => shareStem(word, other)))
    .length;
}

/** The content words of a sense but for the headword, which WordNet's examples have. */
function contentOf(headword: string, sense: Sense | WordNetSense): string[] {
  const examples = "charge" in sense ? [] : sense.sentences;
  const words = contentWordsOf([sense.definition, ...sense.synonyms, ...examples].join(" "));
  return [...new Set(words)].filter((word) => !shareStem(word, headword));
}

export interface SenseReport {
  readonly words: number;
  readonly senses: number;
  readonly notInWordNet: readonly string[];
  /** Words of which no sense shares a stem with any WordNet sense. */
  readonly noSenseMeets: readonly string[];
  readonly partNotInWordNet: readonly string[];
  /** Senses that share no stem with any WordNet sense, though another sense of their word may. */
  readonly sensesThatMeetNone: readonly string[];
}

/** What of the comparisons asks for a reader. */
export function reportSenses(comparisons: readonly Comparison[]): SenseReport {
  const listed = comparisons.filter(({ wordNetSenses }) => wordNetSenses > 0);
  const senses = listed.flatMap(({ word, senses: own }) =>
    own.map((sense) => ({
      ...sense,
      name: `${word} (${sense.partOfSpeech}): ${sense.definition}`,
    })),
  );
  return {
    words: comparisons.length,
    senses: comparisons.flatMap((comparison) => comparison.senses).length,
    notInWordNet: comparisons
      .filter(({ wordNetSenses }) => wordNetSenses === 0)
      .map(({ word }) => word),
    noSenseMeets: listed
      .filter((comparison) => comparison.senses.every(({ overlap }) => overlap === 0))
      .map(({ word }) => word),
    partNotInWordNet: senses.filter(({ partInWordNet }) => !partInWordNet).map(({ name }) => name),
    sensesThatMeetNone: senses
      .filter(({ partInWordNet, overlap }) => partInWordNet && overlap === 0)
      .map(({ name }) => name),
  };
}
