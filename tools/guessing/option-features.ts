import { plainText } from "@lexiquant/domain/item";

const HEDGES =
  /\b(?:may|might|can|could|some|sometimes|often|partly|in part|likely|probably|suggests?|tends?|certain|at least|not always|largely|mainly)\b/g;
const ABSOLUTES =
  /\b(?:all|always|never|none|no|only|every|entirely|completely|must|cannot|solely|any|nothing|impossible)\b/g;

const wordsOf = (text: string) =>
  plainText(text)
    .toLowerCase()
    .match(/\p{L}+/gu) ?? [];

/** How many texts have a word: those of the bank that say nothing of keys, so that rare words are told from usual ones. */
export function wordFrequencies(texts: Iterable<string>): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const word of new Set(wordsOf(text))) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  return counts;
}

/**
 * What can be seen of an option without its passage or sentence: length, words it shares with the question and with its
 * rivals, how common its words are, hedges, absolutes, numbers, and its place.
 */
export function optionFeatures(
  options: readonly string[],
  question: string,
  frequencies: ReadonlyMap<string, number>,
): number[][] {
  const asked = new Set(wordsOf(question).filter((word) => word.length > 3));
  return options.map((text, place) => {
    const words = wordsOf(text);
    const rivals = new Set(options.filter((_, other) => other !== place).flatMap(wordsOf));
    const share = (known: (word: string) => boolean) =>
      words.filter(known).length / Math.max(1, words.length);
    const rarities = words.map((word) => Math.log(1 + (frequencies.get(word) ?? 0)));
    return [
      text.length,
      words.length,
      share((word) => asked.has(word)),
      share((word) => rivals.has(word)),
      rarities.reduce((sum, value) => sum + value, 0) / Math.max(1, rarities.length),
      Math.min(...rarities, 10),
      (text.toLowerCase().match(HEDGES) ?? []).length,
      (text.toLowerCase().match(ABSOLUTES) ?? []).length,
      (text.match(/[,;]/g) ?? []).length,
      /\d/.test(text) ? 1 : 0,
      place,
      (place - 2) ** 2,
    ];
  });
}
