import {
  type KeyedItem,
  MEASURE_OF_TYPE,
  type OptionId,
  prose,
  type Stimulus,
  sentencesOf,
} from "@lexiquant/domain/item";
import type { HeadwordOf } from "./headwords.ts";
import { optionsOf } from "./lint-text.ts";

/** A form of a headword in a text: by its letters alone, whatever it means there. */
export interface WordLink {
  readonly wordId: string;
  readonly form: string;
  readonly place: "option" | "stem" | "stimulus";
  /** The options that have it */
  readonly optionIds: readonly OptionId[];
}

/** The words of the lexicon in a verbal question itself, each once: those of options first, then of the stem. */
export function linksInItem(item: KeyedItem, headwordOf: HeadwordOf): WordLink[] {
  if (MEASURE_OF_TYPE[item.type] !== "verbal") return [];
  const found = new Map<string, WordLink>();
  for (const { id, text } of optionsOf(item)) {
    for (const { wordId, form } of formsIn(text, headwordOf)) {
      const optionIds = [...(found.get(wordId)?.optionIds ?? []), id];
      found.set(wordId, { wordId, form, place: "option", optionIds });
    }
  }
  for (const word of formsIn(item.stem, headwordOf)) {
    if (!found.has(word.wordId)) found.set(word.wordId, { ...word, place: "stem", optionIds: [] });
  }
  return [...found.values()];
}

/** The words of the lexicon in a passage, each once. */
export function linksInStimulus(stimulus: Stimulus, headwordOf: HeadwordOf): WordLink[] {
  if (stimulus.kind !== "passage") return [];
  const found = new Map<string, WordLink>();
  for (const word of sentencesOf(stimulus).flatMap(({ text }) => formsIn(text, headwordOf))) {
    if (!found.has(word.wordId)) {
      found.set(word.wordId, { ...word, place: "stimulus", optionIds: [] });
    }
  }
  return [...found.values()];
}

function formsIn(markup: string, headwordOf: HeadwordOf) {
  const forms = prose(markup)
    .toLowerCase()
    .match(/[a-z]+(?:-[a-z]+)*/g);
  return (forms ?? []).flatMap((form) => {
    const wordId = headwordOf(form);
    return wordId === null ? [] : [{ wordId, form }];
  });
}
