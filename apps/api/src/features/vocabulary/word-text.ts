import type { LexiconEntry } from "../../bank/lexicon.ts";
import type { StoredOwnWord } from "../../history/vocabulary/lists-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";

/** A word of either kind, as lists show it. */
export interface WordText {
  readonly id: string;
  readonly word: string;
  readonly partOfSpeech: string | null;
  readonly meaning: string;
  readonly frequency: number | null;
}

function textOfEntry({ id, frequency, senses }: LexiconEntry): WordText {
  const [usual] = senses;
  return {
    id,
    word: id,
    partOfSpeech: usual?.partOfSpeech ?? null,
    meaning: usual?.definition ?? "",
    frequency,
  };
}

function textOfOwn({ id, front, back }: StoredOwnWord): WordText {
  return { id, word: front, partOfSpeech: null, meaning: back, frequency: null };
}

/** Null where neither the lexicon nor the student has the word. */
export function textOfWord(
  { lexicon }: VocabularyContext,
  own: ReadonlyMap<string, StoredOwnWord>,
  wordId: string,
): WordText | null {
  const entry = lexicon.words.get(wordId);
  if (entry !== undefined) return textOfEntry(entry);
  const mine = own.get(wordId);
  return mine === undefined ? null : textOfOwn(mine);
}
