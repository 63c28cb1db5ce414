import { type ItemIndex, indexAllItems } from "../../bank/item-index.ts";
import { type ItemWithWord, itemsByWord } from "../../bank/item-words.ts";
import type { Dependencies } from "../../dependencies.ts";
import {
  createWordContext,
  type WordContext,
  type WordDependencies,
} from "../../history/vocabulary/vocabulary-context.ts";

/** What the vocabulary needs of the application. */
export type VocabularyDependencies = WordDependencies &
  Pick<Dependencies, "bank" | "newId" | "newSeed">;

/** The same, with lexicon and bank in order. */
export interface VocabularyContext
  extends WordContext,
    Pick<Dependencies, "bank" | "newId" | "newSeed"> {
  readonly served: ItemIndex;
  /** The questions that use a word; all are looked through at the first call. */
  readonly itemsWith: (wordId: string) => readonly ItemWithWord[];
}

/** Make one for each database. */
export function createVocabularyContext(dependencies: VocabularyDependencies): VocabularyContext {
  const { bank, newId, newSeed } = dependencies;
  const context = createWordContext(dependencies);
  let items: ReadonlyMap<string, readonly ItemWithWord[]> | null = null;
  return {
    ...context,
    bank,
    newId,
    newSeed,
    served: indexAllItems(bank),
    itemsWith: (wordId) => {
      items ??= itemsByWord(bank, context.lexicon);
      return items.get(wordId) ?? [];
    },
  };
}
