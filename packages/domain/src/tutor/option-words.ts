import type { PublicItem } from "../item/index.ts";

/** Letters from the start in which a word and another form of it agree. */
const SHORTEST_STEM = 4;

/** The stem by which forms of one word are recognised: `trails` and `trailing` both begin with `trail`. */
function stemOf(word: string): string {
  const plain = word.toLowerCase().replace(/[^a-z]/g, "");
  const cut = plain.replace(/(?:ing|edly|ed|es|s|ly|ness|ion|ive|al|e|y)$/, "");
  return cut.length >= SHORTEST_STEM ? cut : plain;
}

/** Words among the options of an item whose options are words to be understood; elsewhere none. */
export function optionWords(item: PublicItem): string[] {
  if (item.type === "text-completion") return item.blanks.flat().map(({ text }) => text);
  return item.type === "sentence-equivalence" ? item.options.map(({ text }) => text) : [];
}

/** Whether a word, or a form of it, is an option of the item. */
export function isOptionWord(item: PublicItem, word: string): boolean {
  const stem = stemOf(word);
  return optionWords(item)
    .flatMap((text) => text.split(/[^A-Za-z-]+/))
    .map(stemOf)
    .filter((other) => other.length > 2)
    .some((other) => other.startsWith(stem) || stem.startsWith(other));
}
