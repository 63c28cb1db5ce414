import type { LanguageProblem, ProblemKind } from "../language/problem.ts";
import type { Sentence } from "../reading/essay-text.ts";
import { clausesOf } from "./clauses.ts";

/** How correct the language is; both are leading measures of accuracy in second-language writing [WolfeQuintero1998], [Polio1997]. */
export interface Accuracy {
  /** Share of the clauses without any error but a slip of the shift key or a space, 0 to 1. */
  readonly errorFreeShare: number;
  /** Weighted errors per 100 words; the same error made again counts by the square root, since it shows nothing new. */
  readonly density: number;
  /** The same of grammar alone: agreement, forms, articles, missing words, words for one another. */
  readonly grammarDensity: number;
}

/** What an error of a kind disturbs, by judgment: slips of keys and marks less than wrong words and forms. */
const WEIGHTS: Readonly<Record<ProblemKind, number>> = {
  spelling: 1,
  confusable: 1,
  agreement: 1,
  "word-form": 1,
  article: 1,
  "missing-word": 1,
  repetition: 0.5,
  punctuation: 0.5,
  capitalization: 0.5,
};

const SLIP = /^(?:capitalization|punctuation|repetition)$/;
const GRAMMAR = /^(?:agreement|word-form|confusable|article|missing-word)$/;

/** Over fewer words or clauses a rate would be chance. */
const FEWEST_WORDS = 40;

/** @param sentences those that say something; @param words theirs, long sentences cut as in the substance */
export function accuracyOf(
  sentences: readonly Sentence[],
  problems: readonly LanguageProblem[],
  words: number,
): Accuracy {
  const clauses = sentences.flatMap(clausesOf);
  const grave = problems.filter(({ kind }) => !SLIP.test(kind));
  const broken = clauses.filter((clause) =>
    grave.some(({ start }) => clause.start <= start && start < clause.end),
  ).length;
  const per100 = 100 / Math.max(FEWEST_WORDS, words);
  return {
    errorFreeShare: 1 - broken / Math.max(1, clauses.length),
    density: per100 * saturatedWeight(problems),
    grammarDensity: per100 * saturatedWeight(problems.filter(({ kind }) => GRAMMAR.test(kind))),
  };
}

function saturatedWeight(problems: readonly LanguageProblem[]): number {
  const counts = new Map<string, { weight: number; times: number }>();
  for (const { kind, quote } of problems) {
    const key = `${kind} ${quote.toLowerCase()}`;
    counts.set(key, { weight: WEIGHTS[kind], times: (counts.get(key)?.times ?? 0) + 1 });
  }
  return [...counts.values()].reduce(
    (sum, { weight, times }) => sum + weight * Math.sqrt(times),
    0,
  );
}
