import { type RandomSource, shuffled } from "../kernel/index.ts";
import { type DrillWords, mayMeanTheSame } from "./drill-words.ts";
import type { LexiconWord } from "./lexicon-word.ts";

/** What wrong options are wanted. */
interface DistractorsWanted {
  readonly count: number;
  readonly partOfSpeech: string;
  /** Of the word that is asked for: those near it come first */
  readonly frequency: number | null;
  /** None of these may be meant as well */
  readonly keys: readonly string[];
  /** What else is asked of them: a form that can be spelt */
  readonly fits: (word: LexiconWord) => boolean;
  readonly random: RandomSource;
}

/** A word whose frequency was not judged is taken to be rarer than all that were. */
const NOT_JUDGED = 4;

/**
 * Wrong options of the same part of speech, near in frequency, and of no two of them or of the keys one meaning; null where
 * there are not enough.
 */
export function pickDistractors(index: DrillWords, wanted: DistractorsWanted): string[] | null {
  const { count, partOfSpeech, keys, fits, random } = wanted;
  const rank = wanted.frequency ?? NOT_JUDGED;
  const distance = ({ frequency }: LexiconWord) => Math.abs((frequency ?? NOT_JUDGED) - rank);
  const all = shuffled(index.byPartOfSpeech.get(partOfSpeech) ?? [], random);
  const chosen: string[] = [];
  for (const word of all.sort((one, other) => distance(one) - distance(other))) {
    if (chosen.length === count) break;
    if (!fits(word)) continue;
    const others = [...keys, ...chosen];
    if (!others.some((other) => mayMeanTheSame(index, word.id, other))) chosen.push(word.id);
  }
  return chosen.length === count ? chosen : null;
}
