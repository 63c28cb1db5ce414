import { type RandomSource, shuffled } from "../kernel/index.ts";
import { definitionLikeness, type Meaning } from "./definition-likeness.ts";
import { type DrillWords, mayMeanTheSame } from "./drill-words.ts";
import type { LexiconSense, LexiconWord } from "./lexicon-word.ts";

/** What wrong options are wanted. */
export interface DistractorsWanted {
  readonly count: number;
  /** The word that is asked for, in this sense */
  readonly word: LexiconWord;
  readonly sense: LexiconSense;
  /** What tells right from wrong: in a sentence or beside a group, a word of like topic might do as well as the key */
  readonly decidedBy: "definition" | "context";
  /** None of these may be meant as well */
  readonly keys: readonly string[];
  /** What else is asked of them: a form that can be spelt */
  readonly fits: (word: LexiconWord) => boolean;
  readonly random: RandomSource;
}

/**
 * Wrong options of the same part of speech, of no two of them or of the keys one meaning; null where there are not enough.
 * At most one is a word that the lexicon itself sets against the asked one; the others are near in frequency and, where a
 * definition decides, of like charge and like topic.
 */
export function pickDistractors(index: DrillWords, wanted: DistractorsWanted): string[] | null {
  const { count, keys, fits } = wanted;
  const chosen: string[] = [];
  const take = (words: readonly LexiconWord[], most: number) => {
    for (const word of words) {
      if (chosen.length === most) return;
      if (!fits(word)) continue;
      const others = [...keys, ...chosen];
      if (!others.some((other) => mayMeanTheSame(index, word.id, other))) chosen.push(word.id);
    }
  };
  take(setAgainst(index, wanted), 1);
  take(byNearness(index, wanted), count);
  return chosen.length === count ? chosen : null;
}

/** Not in each question: else of two options that look alike or are opposed, one would always be right. */
const SHARE_SET_AGAINST = 0.6;

/** Words that are taken for the asked one, or mean the contrary; either kind comes first by chance. */
function setAgainst(
  { words }: DrillWords,
  { word, sense, random }: DistractorsWanted,
): LexiconWord[] {
  if (random() >= SHARE_SET_AGAINST) return [];
  const confused = word.confusedWith.map((other) => other.word);
  return shuffled([confused, sense.antonyms], random)
    .flatMap((ids) => shuffled(ids, random))
    .flatMap((id) => words.get(id) ?? [])
    .filter(({ senses }) => senses.some(({ partOfSpeech }) => partOfSpeech === sense.partOfSpeech));
}

/** A word whose frequency was not judged is taken to be rarer than all that were. */
const NOT_JUDGED = 4;

function byNearness(index: DrillWords, wanted: DistractorsWanted): LexiconWord[] {
  const { word, sense, decidedBy, random } = wanted;
  const rank = word.frequency ?? NOT_JUDGED;
  const asked = meaningOf(index, word, (its) => its === sense);
  const distance = (other: LexiconWord) => {
    const away = Math.abs((other.frequency ?? NOT_JUDGED) - rank);
    const theirs = meaningOf(index, other, (its) => its.partOfSpeech === sense.partOfSpeech);
    if (decidedBy === "context" || asked === null || theirs === null) return away;
    return away + unlikeness(index, asked, theirs);
  };
  return shuffled(index.byPartOfSpeech.get(sense.partOfSpeech) ?? [], random)
    .map((other) => ({ other, away: distance(other) }))
    .sort((one, two) => one.away - two.away)
    .map(({ other }) => other);
}

/** Definitions that have so much in common speak of like things. */
const LIKE_TOPIC = 0.15;

/** In steps of frequency: one for another charge, one for another topic. */
function unlikeness({ definitions }: DrillWords, asked: Meaning, theirs: Meaning): number {
  const isOtherTopic = definitionLikeness(definitions, asked, theirs) < LIKE_TOPIC;
  return Number(asked.sense.charge !== theirs.sense.charge) + Number(isOtherTopic);
}

function meaningOf(
  { definitions }: DrillWords,
  { id }: LexiconWord,
  isMeant: (sense: LexiconSense) => boolean,
): Meaning | null {
  return definitions.meanings.get(id)?.find(({ sense }) => isMeant(sense)) ?? null;
}
