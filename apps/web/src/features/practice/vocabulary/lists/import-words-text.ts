import type { ImportResult } from "@lexiquant/contract";
import { plural } from "../../../../lib/format.ts";
import { listInWords } from "../../../../lib/list-in-words.ts";

export const REFUSAL_TEXTS: Record<ImportResult["refusals"][number]["reason"], string> = {
  "file-too-large": "The text is longer than a list may be. Split it into parts.",
  "unknown-separator": "It names a separator that is not known.",
  "bad-directive": "This line of Anki’s header cannot be read.",
  "unclosed-quote": "A quotation mark is opened and never closed.",
  "text-after-quote": "There is text after the closing quotation mark.",
  "too-few-fields": "The meaning is missing.",
  "too-many-fields":
    "There are more parts than a word and its meaning. Put the meaning in quotation marks.",
  "empty-front": "The word is missing.",
  "empty-back": "The meaning is missing.",
  "field-too-long": "The word or its meaning is too long.",
  "too-many-tags": "There are too many tags, or one is too long.",
  "too-many-words":
    "From here on it is more than a list takes at once. Bring the rest in a second time.",
  "no-words": "There are no words in it.",
  "unknown-word": "The lexicon does not have this word: give its meaning too.",
  "too-many-own-words": "Your account holds as many words of your own as it can.",
};

/** `12 words of your own and 30 of the lexicon are in the list.` */
export function importSentence({ added, fromLexicon, already, refusals }: ImportResult): string {
  const taken = [
    added > 0 ? `${plural(added, "word")} of your own` : null,
    fromLexicon > 0 ? `${plural(fromLexicon, "word")} of the lexicon` : null,
  ].filter((part) => part !== null);
  const sentences = [
    taken.length === 0 ? "No word was added." : `Added: ${listInWords(taken)}.`,
    already > 0
      ? `${plural(already, "word")} ${already === 1 ? "was" : "were"} there already.`
      : null,
    refusals.length > 0
      ? `${plural(refusals.length, "line")} could not be taken: the reasons stand below. Correct ${refusals.length === 1 ? "it" : "them"} above and take the text in again; nothing is added twice.`
      : null,
  ];
  return sentences.filter((sentence) => sentence !== null).join(" ");
}
