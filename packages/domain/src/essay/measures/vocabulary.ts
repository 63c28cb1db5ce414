import { carriesContent, type Sentence, stemOf } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import { FUNCTION_WORDS } from "../reading/word-lists.ts";

export interface Vocabulary {
  /** Mean length of runs in which types over tokens stays above .72, both ways [McCarthy2010]; 0 below 50 words. For advice. */
  readonly diversity: number;
  /** Different words over the root of all words [Guiraud1954]: two halves of an essay agree on it better than on diversity. */
  readonly richness: number;
  /** Different words of middling rarity, not counting more of them than a sixth of all words: what a writer has at hand. */
  readonly range: number;
  /** Different words rarer than a Zipf frequency of 3 over all words: .04 in our own essays of the top level. */
  readonly rareDensity: number;
  /** Share of the neighbors that are both content words: below .09 in essays, more where words were strewn in. */
  readonly contentRuns: number;
  /** Mean letters per word, which rises with command of written language [AttaliBurstein2006]: 4.1 to 4.4 in our own essays. */
  readonly wordLength: number;
  /** Share of the content words that are rarer than a reader meets, or unknown, 0 to 1. */
  readonly rareShare: number;
}

/** Words rarer than this stand in dictionaries more than in essays; a few show command, many show a list. */
const RARE_ZIPF = 2.3;
const UNCOMMON_ZIPF = 3;
/** Words more frequent than this are at everybody's hand. */
const COMMON_ZIPF = 4.2;
/** Our own essays of the top level have .14 at most; lists of words have more. */
const DENSEST = 0.16;

export function vocabularyOf(
  sentences: readonly Sentence[],
  isMisspelt: (word: Token) => boolean,
): Vocabulary {
  const words = sentences.flatMap((sentence) => sentence.words);
  const lemmas = words.map(({ lemma }) => lemma.toLowerCase());
  const content = words.filter((word) => carriesContent(word) && !FUNCTION_WORDS.has(word.lemma));
  const types = [...new Map(content.map((word) => [stemOf(word), word])).values()];
  const ordinary = types.flatMap(({ zipf }) => (zipf === null || zipf < RARE_ZIPF ? [] : [zipf]));
  const rare = content.filter((word) => isRarer(word, RARE_ZIPF) && !isMisspelt(word)).length;
  return {
    diversity: lemmas.length < 50 ? 0 : (runLength(lemmas) + runLength(lemmas.toReversed())) / 2,
    richness: richnessOf(words.filter((word) => isLettered(word) && !isMisspelt(word))),
    range: Math.min(ordinary.filter((zipf) => zipf < COMMON_ZIPF).length, DENSEST * words.length),
    rareDensity:
      types.filter((word) => isRarer(word, UNCOMMON_ZIPF) && !isMisspelt(word)).length /
      Math.max(1, words.length),
    contentRuns: contentRunShare(sentences),
    wordLength: lettersPerWord(words),
    rareShare: rare / Math.max(1, content.length),
  };
}

function isRarer({ zipf, partOfSpeech, text }: Token, limit: number): boolean {
  return (zipf === null || zipf < limit) && partOfSpeech !== "PROPN" && !/^[\p{Lu}@\d]/u.test(text);
}

/** Over words of letters alone: a number, an address or a placeholder of a name says nothing of the writer's words. */
function lettersPerWord(words: readonly Token[]): number {
  const lettered = words.filter(isLettered);
  return lettered.reduce((sum, { text }) => sum + text.length, 0) / Math.max(1, lettered.length);
}

const isLettered = ({ text }: Token) => /^\p{L}[\p{L}'’-]*$/u.test(text);

function richnessOf(words: readonly Token[]): number {
  const types = new Set(words.map(({ lemma }) => lemma.toLowerCase()));
  return types.size / Math.sqrt(Math.max(1, words.length));
}

function contentRunShare(sentences: readonly Sentence[]): number {
  let pairs = 0;
  let runs = 0;
  for (const { tokens } of sentences) {
    tokens.forEach((token, at) => {
      const before = tokens[at - 1];
      if (before === undefined || token.partOfSpeech === "PUNCT") return;
      pairs += 1;
      if (isPlainContent(before) && isPlainContent(token)) runs += 1;
    });
  }
  return runs / Math.max(1, pairs);
}

const isPlainContent = (token: Token) => carriesContent(token) && token.partOfSpeech !== "PROPN";

const THRESHOLD = 0.72;

function runLength(lemmas: readonly string[]): number {
  let runs = 0;
  let types = new Set<string>();
  let count = 0;
  for (const lemma of lemmas) {
    types.add(lemma);
    count += 1;
    if (types.size / count > THRESHOLD) continue;
    runs += 1;
    types = new Set();
    count = 0;
  }
  const rest = count === 0 ? 0 : (1 - types.size / count) / (1 - THRESHOLD);
  return lemmas.length / Math.max(0.5, runs + rest);
}
