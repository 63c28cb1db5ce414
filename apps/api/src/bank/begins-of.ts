import { type KeyedItem, readableText, setQuotes } from "@lexiquant/domain/item";
import { firstWords } from "./first-words.ts";

/** Enough to tell one question from another in a list. */
const MOST_STEM_CHARACTERS = 60;

/** The first words of a question. */
export function beginsOf({ stem }: Pick<KeyedItem, "stem">): string {
  return firstWords(setQuotes(readableText(stem)), MOST_STEM_CHARACTERS);
}
