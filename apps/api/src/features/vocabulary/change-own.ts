import type { VocabularyList, WordSummary } from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { cleanText } from "@lexiquant/domain/vocabulary";
import type { Queryable } from "../../db/queryable.ts";
import { deleteCards, storeCards } from "../../history/vocabulary/cards-repository.ts";
import {
  dropDeletedWord,
  findDeletedWord,
  forgetDeletedWords,
  keepDeletedWord,
} from "../../history/vocabulary/deleted-words-repository.ts";
import {
  deleteEntriesOf,
  deleteOwnWords,
  insertEntries,
  insertOwnWords,
  listLists,
  listOwnWords,
  renameList,
  type StoredList,
  updateOwnWord,
} from "../../history/vocabulary/lists-repository.ts";
import { loadStudy } from "../../history/vocabulary/load-study.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { findList, MOST_OWN_WORDS, viewOf } from "./own-lists.ts";
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

/** Deletes an own word from wherever it is, with its card; it can be brought back for a day. The log of its reviews stays. */
export function deleteOwnWord(
  { clock, database }: VocabularyContext,
  userId: UserId,
  wordId: string,
): Promise<Result<{ id: string }, "word-not-found">> {
  return database.transaction(
    async (transaction) => {
      const own = await listOwnWords(transaction, userId);
      if (!own.some(({ id }) => id === wordId)) return refused("word-not-found");
      const now = clock();
      await forgetDeletedWords(transaction, userId, now);
      await keepDeletedWord(transaction, userId, { wordId, now });
      await deleteEntriesOf(transaction, userId, wordId);
      await deleteCards(transaction, userId, [wordId]);
      await deleteOwnWords(transaction, userId, [wordId]);
      return accepted({ id: wordId });
    },
    { idempotent: false },
  );
}

type RestoreRefusal = "word-not-found" | "too-many-own-words";

/** Brings a deleted word back as it was, into those of its lists that are still there. A repeated call changes nothing. */
export function restoreOwnWord(
  context: VocabularyContext,
  userId: UserId,
  wordId: string,
): Promise<Result<WordSummary, RestoreRefusal>> {
  return context.database.transaction(
    async (transaction) => {
      const own = await listOwnWords(transaction, userId);
      if (!own.some(({ id }) => id === wordId)) {
        if (own.length >= MOST_OWN_WORDS) return refused("too-many-own-words");
        if (!(await putBack(transaction, userId, wordId))) return refused("word-not-found");
      }
      const summary = wordSummary(context, await loadStudy(context, transaction, userId), wordId);
      return summary === null ? refused("word-not-found") : accepted(summary);
    },
    { idempotent: true },
  );
}

/** False where there is nothing to bring back, or no list of it is left. */
async function putBack(transaction: Queryable, userId: UserId, wordId: string): Promise<boolean> {
  const deleted = await findDeletedWord(transaction, userId, wordId);
  const lists = new Set((await listLists(transaction, userId)).map(({ id }) => id));
  const places = deleted?.places.filter(({ listId }) => lists.has(listId)) ?? [];
  if (deleted === null || places.length === 0) return false;
  const { word, createdAt, card } = deleted;
  await insertOwnWords(transaction, userId, { words: [word], now: createdAt });
  await insertEntries(transaction, userId, { wordId, places });
  if (card !== null) await storeCards(transaction, userId, [card]);
  await dropDeletedWord(transaction, userId, wordId);
  return true;
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
