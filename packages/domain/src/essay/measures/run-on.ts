import type { Sentence } from "../reading/essay-text.ts";

const LONGEST = 45;

/** Words beyond 45 in a sentence, over all words, 0 to 1: sentences that were not ended. */
export function runOnShare(sentences: readonly Sentence[]): number {
  const lengths = sentences.map(({ words }) => words.length);
  const beyond = lengths.reduce((sum, length) => sum + Math.max(0, length - LONGEST), 0);
  const words = lengths.reduce((sum, length) => sum + length, 0);
  return beyond / Math.max(1, words);
}
