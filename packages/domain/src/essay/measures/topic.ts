import type { EssayPrompt } from "../prompt.ts";
import { type EssayText, lower, type Sentence, stemOf } from "../reading/essay-text.ts";
import type { Token } from "../reading/reading.ts";
import { STOCK_WORDS } from "../reading/word-lists.ts";
import { clamp, curve } from "./curve.ts";
import { relatedStrengths } from "./related-words.ts";
import type { SentenceRole } from "./sentence-role.ts";
import { contentForms, stemsOfText } from "./text-stems.ts";

const stem = (lemma: string): string => stemOf({ lemma });

export const promptStemsOf = ({ texts }: EssayPrompt): Set<string> => stemsOfText(texts.join(" "));

/** Stems of an issue with their weights: a word that fits any issue tells less. */
function topicStems({ texts }: EssayPrompt): Map<string, number> {
  const forms = contentForms(texts.join(" "));
  const rank = (form: string) => (STOCK_WORDS.has(form) ? STOCK_WEIGHT : 1);
  return new Map(
    forms.toSorted((one, other) => rank(one) - rank(other)).map((form) => [stem(form), rank(form)]),
  );
}

const STOCK_WEIGHT = 0.6;
/** Below this weight of words an issue says too little to tell by. */
const FEWEST_STEMS = 1;
/** An essay on a long issue need not use more of its words than this. */
const MOST_STEMS = 8;

/** How an essay takes up the words of its issue, in sentences of its own: what is copied from the task or repeated tells nothing. */
export interface TopicMeasures {
  /** Share of the issue's words that the essay uses, weighted, 0 to 1. */
  readonly coverage: number;
  /** Share of the sentences that use one of them, weighted, 0 to 1. */
  readonly presence: number;
  /** The same of the paragraphs. */
  readonly spread: number;
  /** Mean strength with which the sentences speak in words that belong to the issue, 0 to 1; null where none are known. */
  readonly related: number | null;
}

/** What a word tells by its rarity: "work" stands in essays on anything. Zipf frequencies per billion words. */
const byZipf = curve([4.5, 1], [6.2, 0.15]);
const UNLISTED_ZIPF = 4;
/** However frequent elsewhere, a word of the issue that stands in every sixth sentence is what the essay speaks of. */
const FULL_SHARE = 1 / 6;

/** Null where the issue is not known, or says too little to tell. */
export function topicMeasures(
  essay: EssayText,
  prompt: EssayPrompt,
  roles: readonly SentenceRole[],
): TopicMeasures | null {
  const stems = topicStems(prompt);
  const own = essay.sentences.filter((_, at) => /content|filler|stray/.test(roles[at] ?? ""));
  const strengths = issueStrengths(own, prompt);
  if (strengths === null) return null;
  const byParagraph = new Map<number, number>();
  own.forEach(({ paragraph }, at) => {
    byParagraph.set(paragraph, Math.max(byParagraph.get(paragraph) ?? 0, strengths[at] ?? 0));
  });
  const used = total([...weightsOf(own, stems).values()]);
  return {
    coverage: clamp(used / Math.min(sizeOf(stems), MOST_STEMS), 0, 1),
    presence: total(strengths) / Math.max(1, own.length),
    spread: total([...byParagraph.values()]) / Math.max(1, byParagraph.size),
    related:
      prompt.related === undefined
        ? null
        : total(relatedStrengths(own, prompt.related)) / Math.max(1, own.length),
  };
}

const sizeOf = (stems: ReadonlyMap<string, number>): number => total([...stems.values()]);

/**
 * How strongly each of an essay's sentences speaks of the issue: 1 − Π(1 − w) over the words of the issue in it, 0 to 1.
 * Null where the issue is not known, or says too little to tell.
 */
export function issueStrengths(
  sentences: readonly Sentence[],
  prompt: EssayPrompt,
): number[] | null {
  const stems = topicStems(prompt);
  if (sizeOf(stems) < FEWEST_STEMS) return null;
  const weights = weightsOf(sentences, stems);
  return sentences.map(
    (sentence) =>
      1 - stemsIn(sentence, stems).reduce((left, one) => left * (1 - (weights.get(one) ?? 0)), 1),
  );
}

/** What the words of a sentence tell by their rarity, by stem. */
export function rarityWeight({ words }: Sentence): (stem: string) => number {
  const zipfs = new Map(words.map((word) => [stemOf(word), zipfOf(word)]));
  return (one) => byZipf(zipfs.get(one) ?? UNLISTED_ZIPF);
}

/** What each word of the issue that the sentences use tells, 0 to 1. */
function weightsOf(
  sentences: readonly Sentence[],
  stems: ReadonlyMap<string, number>,
): Map<string, number> {
  const uses = new Map<string, { weight: number; times: number }>();
  for (const sentence of sentences) {
    for (const one of stemsIn(sentence, stems)) {
      const zipf = Math.min(...sentence.words.filter((word) => isOf(word, one)).map(zipfOf));
      const weight = (stems.get(one) ?? 0) * byZipf(zipf);
      const before = uses.get(one) ?? { weight: 0, times: 0 };
      uses.set(one, { weight: Math.max(before.weight, weight), times: before.times + 1 });
    }
  }
  const full = FULL_SHARE * Math.max(1, sentences.length);
  return new Map(
    [...uses].map(([one, { weight, times }]) => [one, Math.max(weight, Math.min(1, times / full))]),
  );
}

const zipfOf = ({ zipf }: Token): number => zipf ?? UNLISTED_ZIPF;

/** Words of one family whose stems differ by their ends still ("greed" and "greedy"). */
const ROOT = 4;
const LONGEST_END = 3;

function isFamily(one: string, other: string): boolean {
  if (one === other) return true;
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short.length > ROOT && long.startsWith(short) && long.length - short.length <= LONGEST_END;
}

const isOf = (word: Token, one: string): boolean =>
  isFamily(stemOf(word), one) || isFamily(stem(lower(word)), one);

const stemsIn = ({ words }: Sentence, stems: ReadonlyMap<string, number>): string[] => {
  const own = [...new Set(words.flatMap((word) => [stemOf(word), stem(lower(word))]))];
  return [...stems.keys()].filter((one) => own.some((other) => isFamily(one, other)));
};

const total = (values: readonly number[]): number => values.reduce((sum, one) => sum + one, 0);
