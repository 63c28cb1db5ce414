import { formsOf, spellForm, type WordForm } from "./inflect-word.ts";

/** A sentence with its word taken out. */
export interface BlankedSentence {
  readonly before: string;
  readonly after: string;
  /** As it stood there, in lower case */
  readonly answer: string;
  readonly form: WordForm;
}

/**
 * Takes a word out of its sentence; null where it stands there in no form that is known, or more than once: the other place
 * would tell. An article before the blank becomes `a(n)`, since it would tell the first letter.
 */
export function blankSentence(
  sentence: string,
  word: string,
  partOfSpeech: string,
): BlankedSentence | null {
  const spelt = formsOf(partOfSpeech).flatMap((form) =>
    spellForm(word, form).map((text) => ({ form, text })),
  );
  const places = spelt.flatMap(({ form, text }) =>
    [...sentence.matchAll(new RegExp(`(?<![\\p{L}-])${text}(?![\\p{L}-])`, "giu"))].map(
      ({ index }) => ({ form, text, index }),
    ),
  );
  const [place] = places;
  if (place === undefined || places.length > 1 || tells(sentence, word, place.text)) return null;
  return {
    before: sentence.slice(0, place.index).replace(/\b(a)n?( )$/i, "$1(n)$2"),
    after: sentence.slice(place.index + place.text.length),
    answer: place.text,
    form: place.form,
  };
}

const TELLING_LETTERS = 6;

/** Whether another word of the sentence is of the same family. */
function tells(sentence: string, word: string, form: string): boolean {
  const stem = word.slice(0, TELLING_LETTERS).toLowerCase();
  const alike = sentence
    .toLowerCase()
    .split(/[^\p{L}-]+/u)
    .filter((other) => other.startsWith(stem) && other !== form);
  return stem.length >= Math.min(TELLING_LETTERS, 4) && alike.length > 0;
}
