import { headwordFinder, type Library, usesByText, type WordReading } from "@lexiquant/content";
import { BUILT_IN_LISTS } from "@lexiquant/contract";
import { seededRandom, shuffled } from "@lexiquant/domain/kernel";
import { type DrillWords, foldText, indexDrillWords } from "@lexiquant/domain/vocabulary";

export type LexiconEntry = Library["words"][number];
export type BuiltInList = (typeof BUILT_IN_LISTS)[number];

/** The words of the library, put in order once for all who ask. */
export interface Lexicon extends WordReading {
  readonly words: ReadonlyMap<string, LexiconEntry>;
  readonly drills: DrillWords;
  /** In the order in which new words are met */
  readonly lists: ReadonlyMap<BuiltInList, readonly string[]>;
  /** The headword that is written like this, whatever its case */
  headwordLike(text: string): string | null;
}

const lexicons = new WeakMap<Library, Lexicon>();

/** A library is put in order once; it does not change while the server runs. */
export function lexiconOf(library: Library): Lexicon {
  const lexicon = lexicons.get(library) ?? openLexicon(library);
  lexicons.set(library, lexicon);
  return lexicon;
}

function openLexicon({ words, wordUses }: Library): Lexicon {
  const byId = new Map(words.map((word) => [word.id, word]));
  const byText = new Map(words.map(({ id }) => [foldText(id), id]));
  return {
    words: byId,
    drills: indexDrillWords(words),
    lists: new Map(BUILT_IN_LISTS.map((list) => [list, wordsOfList(words, list)])),
    headwordOf: headwordFinder(byId),
    usesOf: usesByText(wordUses),
    headwordLike: (text) => byText.get(foldText(text)) ?? null,
  };
}

const FREQUENCIES: Readonly<Record<BuiltInList, number>> = {
  essential: 1,
  common: 2,
  rare: 3,
};

/** Any will do, but always the same: by the alphabet, words that look alike would be met together. */
const ORDER_SEED = 1;

function wordsOfList(words: readonly LexiconEntry[], list: BuiltInList): readonly string[] {
  const own = words.filter(({ frequency }) => frequency === FREQUENCIES[list]);
  return shuffled(
    own.map(({ id }) => id),
    seededRandom(ORDER_SEED),
  );
}
