import type { Bank } from "./bank.ts";
import { headwordFinder } from "./headwords.ts";
import type { Library } from "./library.ts";
import { linksInItem } from "./word-links.ts";
import { linksBeside, usesByText, type WordReading, wordsInUse } from "./words-in-use.ts";

/**
 * What is wrong with the labels of how texts use words. A word of several senses has one wherever a question has it; a word of one
 * sense only where it stands in another meaning. Words of a passage are labelled there unless all its questions have them too.
 */
export function lintWordUses({ words, wordUses }: Pick<Library, "words" | "wordUses">, bank: Bank) {
  const senses = new Map(words.map(({ id, senses }) => [id, senses.length]));
  const usesOf = usesByText(wordUses);
  const texts = linkedTexts(bank, { headwordOf: headwordFinder(senses), usesOf });
  const missing = [...texts].flatMap(([id, linked]) =>
    [...linked]
      .filter((word) => (senses.get(word) ?? 0) > 1 && usesOf(id)?.[word] === undefined)
      .map((word) => `${id}: nobody has said in which sense it uses ${word}`),
  );
  const wrong = wordUses.flatMap(({ id, senses: labels }) =>
    Object.entries(labels).flatMap(([word, label]) => {
      if (texts.get(id)?.has(word) !== true)
        return [`${id}: has a sense for ${word}, which is not there`];
      const count = senses.get(word) ?? 0;
      if (label > count) return [`${id}: uses ${word} in sense ${label} of ${count}`];
      return count === 1 && label === 1 ? [`${id}: needs no sense for ${word}, which has one`] : [];
    }),
  );
  return [...missing, ...wrong];
}

/** The words that each question has itself, and each passage beside its questions. */
function linkedTexts(bank: Bank, reading: WordReading): Map<string, Set<string>> {
  const texts = new Map<string, Set<string>>();
  const note = (id: string, wordId: string) =>
    texts.set(id, (texts.get(id) ?? new Set()).add(wordId));
  for (const item of bank.items.values()) {
    for (const { wordId } of linksInItem(item, reading.headwordOf)) note(item.id, wordId);
    const stimulus = item.stimulusId === null ? undefined : bank.stimuli.get(item.stimulusId);
    if (stimulus === undefined) continue;
    const own = wordsInUse(bank, item, reading).filter(({ place }) => place !== "stimulus");
    for (const { wordId } of linksBeside(stimulus, own, reading)) note(stimulus.id, wordId);
  }
  return texts;
}
