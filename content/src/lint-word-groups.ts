import type { Word } from "./authored-library.ts";

type Sense = Word["senses"][number];
type Lexicon = ReadonlyMap<string, Word>;

/**
 * Where a headword names another and the other does not name it back: groups go both ways or not at all. And where a word fits
 * a sentence that is no headword of that part of speech: it would not be known how it is inflected, or what it means.
 */
export function lintWordGroups(words: readonly Word[]): string[] {
  const lexicon = new Map(words.map((word) => [word.id, word]));
  return words.flatMap((word) => [
    ...word.senses.flatMap((sense) => [
      ...unanswered(word.id, { sense, list: "synonyms", lexicon }),
      ...unanswered(word.id, { sense, list: "antonyms", lexicon }),
      ...unknownFits(word.id, sense, lexicon),
    ]),
    ...word.confusedWith
      .map(({ word: other }) => lexicon.get(other))
      .filter((other) => other?.confusedWith.every(({ word: back }) => back !== word.id) ?? false)
      .map((other) => `${word.id}: ${other?.id} is not said to be confused with it`),
  ]);
}

function unknownFits(id: string, { fits, partOfSpeech }: Sense, lexicon: Lexicon): string[] {
  return [...new Set(fits.flat())]
    .filter((fit) => !lexicon.get(fit)?.senses.some((its) => its.partOfSpeech === partOfSpeech))
    .map((fit) => `${id}: ${fit} fits a sentence and is no headword as ${partOfSpeech}`);
}

interface Group {
  readonly sense: Sense;
  readonly list: "synonyms" | "antonyms";
  readonly lexicon: Lexicon;
}

function unanswered(id: string, { sense, list, lexicon }: Group): string[] {
  return sense[list].flatMap((name) => {
    const other = lexicon.get(name);
    if (other === undefined) return [];
    const alike = other.senses.filter(({ partOfSpeech }) => partOfSpeech === sense.partOfSpeech);
    if (alike.length === 0)
      return [`${id}: among its ${list}, ${name} has no sense as ${sense.partOfSpeech}`];
    return alike.some((their) => their[list].includes(id))
      ? []
      : [`${id}: ${name}, as ${sense.partOfSpeech}, does not have it among its ${list}`];
  });
}
