import type { KeyedItem, Stimulus } from "@lexiquant/domain/item";
import type { WordUse } from "./authored-library.ts";
import type { Bank } from "./bank.ts";
import type { HeadwordOf } from "./headwords.ts";
import { linksInItem, linksInStimulus, type WordLink } from "./word-links.ts";

/** A word of the lexicon as a question uses it. */
export interface WordInUse extends WordLink {
  /** Which of its senses, from 0 */
  readonly sense: number;
}

/** What says which words a text has and how it uses them. */
export interface WordReading {
  readonly headwordOf: HeadwordOf;
  readonly usesOf: (textId: string) => WordUse["senses"] | undefined;
}

/** How texts use words, by the labels that were given in reading. */
export function usesByText(wordUses: readonly WordUse[]): WordReading["usesOf"] {
  const byId = new Map<string, WordUse["senses"]>(wordUses.map(({ id, senses }) => [id, senses]));
  return (textId) => byId.get(textId);
}

/**
 * The words of a question that it uses in a sense of theirs, each once: those of options first, then of the stem and the
 * passage. A form that means something else ("according to" is not `accord`) is none.
 */
export function wordsInUse(bank: Bank, item: KeyedItem, reading: WordReading): WordInUse[] {
  const own = inUse(item.id, linksInItem(item, reading.headwordOf), reading);
  return [...own, ...ofPassage({ bank, item, own }, reading)];
}

/** A word that stands in the question in no sense of its own may still be used in the passage. */
function ofPassage(
  {
    bank,
    item,
    own,
  }: { readonly bank: Bank; readonly item: KeyedItem; readonly own: readonly WordInUse[] },
  reading: WordReading,
): WordInUse[] {
  const stimulus = item.stimulusId === null ? undefined : bank.stimuli.get(item.stimulusId);
  return stimulus === undefined
    ? []
    : inUse(stimulus.id, linksBeside(stimulus, own, reading), reading);
}

/** The words of a passage that a question does not have itself. */
export function linksBeside(
  stimulus: Stimulus,
  own: readonly WordInUse[],
  { headwordOf }: Pick<WordReading, "headwordOf">,
): WordLink[] {
  const known = new Set(own.map(({ wordId }) => wordId));
  return linksInStimulus(stimulus, headwordOf).filter(({ wordId }) => !known.has(wordId));
}

/** A word without a label has one sense: the lint sees to that. */
function inUse(
  textId: string,
  links: readonly WordLink[],
  { usesOf }: Pick<WordReading, "usesOf">,
): WordInUse[] {
  const uses = usesOf(textId);
  return links.flatMap((link) => {
    const label = uses?.[link.wordId] ?? 1;
    return label === 0 ? [] : [{ ...link, sense: label - 1 }];
  });
}
