import type { EssayText } from "../reading/essay-text.ts";
import { lower, stemOf } from "../reading/essay-text.ts";
import { curve } from "./curve.ts";
import { stemsOfText } from "./text-stems.ts";

/** Stems that belong to an issue, with what each tells of it, 0 to 1. */
export type RelatedWords = ReadonlyMap<string, number>;

/**
 * What the words tell that stand in all we know of each issue, its own and those of its arguments: 1/√n of a stem that
 * stands with n of the issues, since what is said of many tells little of one. Good essays speak of an issue in words of
 * their own, of gifts and donors where it says "those who do good".
 *
 * @param issues what is known of each, by any key
 */
export function relatedWords<Key>(issues: ReadonlyMap<Key, string>): Map<Key, RelatedWords> {
  const stems = [...issues].map(([key, text]) => [key, stemsOfText(text)] as const);
  const counts = new Map<string, number>();
  for (const [, own] of stems) {
    for (const stem of own) counts.set(stem, (counts.get(stem) ?? 0) + 1);
  }
  return new Map(
    stems.map(([key, own]) => [
      key,
      new Map([...own].map((stem) => [stem, 1 / Math.sqrt(counts.get(stem) ?? 1)])),
    ]),
  );
}

/** A word in everybody's mouth tells less. Zipf frequencies per billion words. */
const byZipf = curve([3.8, 1], [5.6, 0.1]);
const UNLISTED_ZIPF = 4;

/** How strongly each sentence speaks in words that belong to the issue: 1 − Π(1 − w) over those in it, 0 to 1. */
export function relatedStrengths(
  sentences: EssayText["sentences"],
  related: RelatedWords,
): number[] {
  return sentences.map(({ words }) => {
    const weights = new Map<string, number>();
    for (const word of words) {
      for (const stem of [stemOf(word), stemOf({ lemma: lower(word) })]) {
        const weight = (related.get(stem) ?? 0) * byZipf(word.zipf ?? UNLISTED_ZIPF);
        weights.set(stem, Math.max(weight, weights.get(stem) ?? 0));
      }
    }
    return 1 - [...weights.values()].reduce((left, weight) => left * (1 - weight), 1);
  });
}
