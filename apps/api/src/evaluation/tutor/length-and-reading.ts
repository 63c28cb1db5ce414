import { countWords, prose } from "@lexiquant/domain/item";
import type { TutorServices } from "../../features/tutor/dependencies.ts";
import { percentile } from "../percentile.ts";

export interface LengthFigures {
  /** Words that 95 % of the texts do not exceed. */
  readonly hintWordsP95: number;
  readonly quickWordsP95: number;
  readonly detailedWordsP95: number;
  /** Hints with more than one question. */
  readonly hintsWithSeveralQuestions: number;
  /** Mean words per sentence of the Quick Breakdowns. */
  readonly sentenceWords: number;
  /** Flesch-Kincaid grade of the Quick Breakdowns without mathematics, by counted vowel groups: rough. */
  readonly gradeP50: number;
}

/** How long and how hard to read the authored texts are that the tutor tells. */
export function lengthAndReading({ index }: TutorServices): LengthFigures {
  const explanations = [...index.values()].map(({ item }) => item.explanation);
  const hints = explanations.flatMap((explanation) => explanation.hints);
  const quick = explanations.map((explanation) => explanation.quick);
  const readings = quick.map(readingOf);
  const sentences = readings.reduce((sum, reading) => sum + reading.sentences, 0);
  const words = readings.reduce((sum, reading) => sum + reading.words, 0);
  return {
    hintWordsP95: percentile(hints.map(countWords), 0.95),
    quickWordsP95: percentile(quick.map(countWords), 0.95),
    detailedWordsP95: percentile(
      explanations.map(({ detailed }) => countWords(detailed)),
      0.95,
    ),
    hintsWithSeveralQuestions: hints.filter((hint) => (hint.match(/\?/g) ?? []).length > 1).length,
    sentenceWords: rounded(words / sentences),
    gradeP50: percentile(readings.map(gradeOf), 0.5),
  };
}

interface Reading {
  readonly words: number;
  readonly sentences: number;
  readonly syllables: number;
}

function readingOf(markup: string): Reading {
  const text = prose(markup);
  const words = text.match(/[A-Za-z'’]+/g) ?? [];
  return {
    words: words.length,
    sentences: Math.max(1, (text.match(/[.!?:;](?=\s|$)/g) ?? []).length),
    syllables: words.reduce((sum, word) => sum + syllablesOf(word), 0),
  };
}

function syllablesOf(word: string): number {
  const groups =
    word
      .toLowerCase()
      .replace(/e$/, "")
      .match(/[aeiouy]+/g) ?? [];
  return Math.max(1, groups.length);
}

/** Kincaid, Fishburne, Rogers & Chissom 1975. */
function gradeOf({ words, sentences, syllables }: Reading): number {
  const size = Math.max(1, words);
  return 0.39 * (size / sentences) + 11.8 * (syllables / size) - 15.59;
}

function rounded(value: number): number {
  return Math.round(10 * value) / 10;
}
