import { checkLanguage } from "../language/check-language.ts";
import type { LanguageProblem } from "../language/problem.ts";
import { type Accuracy, accuracyOf } from "../measures/accuracy.ts";
import { orderOf } from "../measures/order.ts";
import { functionShare, implausibility } from "../measures/plausibility.ts";
import { runOnShare } from "../measures/run-on.ts";
import { type Substance, substanceOf } from "../measures/substance.ts";
import { syntaxRange } from "../measures/syntax-range.ts";
import { promptStemsOf, type TopicMeasures, topicMeasures } from "../measures/topic.ts";
import { type Vocabulary, vocabularyOf } from "../measures/vocabulary.ts";
import type { EssayPrompt } from "../prompt.ts";
import { type EssayText, essayText, type Sentence } from "../reading/essay-text.ts";
import type { LanguageReading } from "../reading/reading.ts";
import { type DirectiveAsk, directiveAsks } from "../structure/directive.ts";
import { type Structure, structureOf } from "../structure/structure.ts";

/** All that is measured of an essay; the rating is a function of it. */
export interface EssayMeasures {
  readonly essay: EssayText;
  readonly problems: readonly LanguageProblem[];
  /** Errors in relation to the sentences that say something: padding thins out no errors. */
  readonly accuracy: Accuracy;
  readonly syntaxRange: number;
  readonly substance: Substance;
  readonly vocabulary: Vocabulary;
  readonly runOnShare: number;
  readonly structure: Structure;
  readonly asks: readonly DirectiveAsk[];
  readonly topic: TopicMeasures | null;
  /** Paragraphs that say something. */
  readonly paragraphs: number;
  readonly order: number | null;
  /** Share of the words that the frequency list has, 0 to 1. */
  readonly knownShare: number;
  /** Share of closed-class words, and of neighbors that do not belong together, over the whole text. */
  readonly functionShare: number;
  readonly implausibility: number;
  /** Share of closed-class words in the sentences that say something. */
  readonly countedFunctionShare: number;
}

export function measureEssay(reading: LanguageReading, prompt: EssayPrompt): EssayMeasures {
  const essay = essayText(reading);
  const problems = checkLanguage(reading, essay);
  const substance = substanceOf(essay, prompt);
  const counted = essay.sentences.filter((_, at) => substance.roles[at] === "content");
  const words = Math.max(1, essay.words.length);
  // What was strewn in or said twice has no place of its own.
  const orderable = essay.sentences.filter(
    (_, at) => !/repeated|jumbled/.test(substance.roles[at] ?? ""),
  );
  const misspelt = new Set(
    problems.flatMap(({ kind, start }) => (kind === "spelling" ? [start] : [])),
  );
  const known = essay.words.filter(({ zipf, text }) => zipf !== null || /^[\d@]/.test(text));
  return {
    essay,
    problems,
    accuracy: accuracyOf(counted, problems, substance.words),
    syntaxRange: syntaxRange(counted),
    substance,
    vocabulary: vocabularyOf(counted, ({ start }) => misspelt.has(start)),
    runOnShare: runOnShare(counted),
    structure: structureOf(essay, substance.roles),
    asks: directiveAsks(essay, prompt),
    topic: topicMeasures(essay, prompt, substance.roles),
    paragraphs: new Set(counted.map(({ paragraph }) => paragraph)).size,
    order: orderOf(orderable, promptStemsOf(prompt)),
    knownShare: known.length / words,
    functionShare: weighted(essay.sentences, functionShare),
    countedFunctionShare: weighted(counted, functionShare),
    implausibility: weighted(essay.sentences, implausibility),
  };
}

/** Mean over the sentences, each by its number of words. */
function weighted(sentences: readonly Sentence[], value: (sentence: Sentence) => number): number {
  const words = sentences.reduce((sum, sentence) => sum + sentence.words.length, 0);
  const total = sentences.reduce((sum, one) => sum + value(one) * one.words.length, 0);
  return total / Math.max(1, words);
}
