import type { VocabularyList, WordSummary } from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { cleanText } from "@lexiquant/domain/vocabulary";
import { deleteCards } from "../../history/vocabulary/cards-repository.ts";
import {
  deleteEntriesOf,
  deleteOwnWords,
  listOwnWords,
  renameList,
  type StoredList,
  updateOwnWord,
} from "../../history/vocabulary/lists-repository.ts";
import { loadStudy } from "../../history/vocabulary/load-study.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { findList, viewOf } from "./own-lists.ts";
import { wordSummary } from "./word-summary.ts";

interface ChangedWord {
  readonly wordId: string;
  readonly front: string;
  readonly back: string;
}

/** Changes what stands on an own word; its card stays, since the student goes on learning it. */
export function changeOwnWord(
  context: VocabularyContext,
  userId: UserId,
  { wordId, front, back }: ChangedWord,
): Promise<Result<WordSummary, "word-not-found">> {
  return context.database.transaction(
    async (transaction) => {
      const word = { id: wordId, front: cleanText(front), back: cleanText(back) };
      if (!(await updateOwnWord(transaction, userId, word))) return refused("word-not-found");
      const summary = wordSummary(context, await loadStudy(context, transaction, userId), wordId);
      return summary === null ? refused("word-not-found") : accepted(summary);
    },
    { idempotent: true },
  );
}

/** Deletes an own word from wherever it is, with its card. The log of its reviews stays. */
export function deleteOwnWord(
  { database }: VocabularyContext,
  userId: UserId,
  wordId: string,
): Promise<Result<{ id: string }, "word-not-found">> {
  return database.transaction(
    async (transaction) => {
      const own = await listOwnWords(transaction, userId);
      if (!own.some(({ id }) => id === wordId)) return refused("word-not-found");
      await deleteEntriesOf(transaction, userId, wordId);
      await deleteCards(transaction, userId, [wordId]);
      await deleteOwnWords(transaction, userId, [wordId]);
      return accepted({ id: wordId });
    },
    { idempotent: false },
  );
}

export function renameOwnList(
  context: VocabularyContext,
  userId: UserId,
  { id, name }: StoredList,
): Promise<Result<VocabularyList, "word-list-not-found">> {
  return context.database.transaction(
    async (transaction) => {
      if ((await findList(transaction, userId, id)) === null) return refused("word-list-not-found");
      await renameList(transaction, userId, { id, name });
      return accepted(await viewOf(context, transaction, { userId, list: { id, name } }));
    },
    { idempotent: true },
  );
}
