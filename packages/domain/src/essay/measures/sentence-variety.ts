import type { Sentence } from "../reading/essay-text.ts";

export interface SentenceVariety {
  /** Standard deviation of the lengths in words, each counted as at most 45. */
  readonly spread: number;
  /** Words beyond 45 in a sentence, over all words: sentences that were not ended. */
  readonly runOnShare: number;
}

const LONGEST = 45;

export function sentenceVariety(sentences: readonly Sentence[]): SentenceVariety {
  if (sentences.length === 0) return { spread: 0, runOnShare: 0 };
  const count = sentences.length;
  const lengths = sentences.map(({ words }) => Math.min(LONGEST, words.length));
  const meanLength = lengths.reduce((sum, length) => sum + length, 0) / count;
  const variance = lengths.reduce((sum, length) => sum + (length - meanLength) ** 2, 0) / count;
  const total = sentences.reduce((sum, { words }) => sum + words.length, 0);
  return {
    spread: Math.sqrt(variance),
    runOnShare: 1 - (meanLength * count) / Math.max(1, total),
  };
}
