import type { VocabularyList, WordSummary } from "@lexiquant/contract";
import { accepted, type Result, refused, type UserId } from "@lexiquant/domain/kernel";
import { cleanText } from "@lexiquant/domain/vocabulary";
import type { Queryable } from "../../db/queryable.ts";
import { deleteCards } from "../../history/vocabulary/cards-repository.ts";
import {
  appendEntries,
  deleteEntry,
  deleteList,
  deleteOwnWords,
  insertList,
  insertOwnWords,
  listEntries,
  listLists,
  listOwnWords,
  ownUuidOf,
  ownWordId,
  type StoredList,
} from "../../history/vocabulary/lists-repository.ts";
import { loadStudy } from "../../history/vocabulary/load-study.ts";
import { findSettings, storeSettings } from "../../history/vocabulary/settings-repository.ts";
import type { VocabularyContext } from "./dependencies.ts";
import { listView } from "./lists-view.ts";
import { wordSummary } from "./word-summary.ts";

const MOST_LISTS = 30;
export const MOST_OWN_WORDS = 10_000;

/** Makes an empty list once, however often it is asked for. */
export function createList(
  context: VocabularyContext,
  userId: UserId,
  list: StoredList,
): Promise<Result<VocabularyList, "list-id-reused" | "too-many-lists">> {
  return context.database.transaction(
    async (transaction) => {
      const lists = await listLists(transaction, userId);
      const known = lists.find(({ id }) => id === list.id);
      if (known !== undefined && known.name !== list.name) return refused("list-id-reused");
      if (known === undefined) {
        if (lists.length >= MOST_LISTS) return refused("too-many-lists");
        await insertList(transaction, userId, { list, now: context.clock() });
      }
      return accepted(await viewOf(context, transaction, { userId, list }));
    },
    { idempotent: true },
  );
}

export async function viewOf(
  context: VocabularyContext,
  database: Queryable,
  { userId, list }: { readonly userId: UserId; readonly list: StoredList },
): Promise<VocabularyList> {
  const study = await loadStudy(context, database, userId);
  return listView(context, study, { ...list, isOwn: true });
}

interface OneWord {
  readonly listId: string;
  readonly id: string;
  readonly front: string;
  readonly back: string;
}

/** Adds one own word once, however often it is asked for. */
export function addOwnWord(
  context: VocabularyContext,
  userId: UserId,
  { listId, id, front, back }: OneWord,
): Promise<Result<WordSummary, "word-list-not-found" | "word-id-reused" | "too-many-own-words">> {
  return context.database.transaction(
    async (transaction) => {
      const list = await findList(transaction, userId, listId);
      if (list === null) return refused("word-list-not-found");
      const word = { id: ownWordId(id), front: cleanText(front), back: cleanText(back), tags: [] };
      const own = await listOwnWords(transaction, userId);
      const known = own.find((other) => other.id === word.id);
      const isSame = known?.front === word.front && known.back === word.back;
      if (known !== undefined && !isSame) return refused("word-id-reused");
      if (known === undefined) {
        if (own.length >= MOST_OWN_WORDS) return refused("too-many-own-words");
        await insertOwnWords(transaction, userId, { words: [word], now: context.clock() });
        await appendEntries(transaction, userId, { listId, wordIds: [word.id] });
      }
      const study = await loadStudy(context, transaction, userId);
      const summary = wordSummary(context, study, word.id);
      if (summary === null) throw new Error("A word that was just stored is not there.");
      return accepted(summary);
    },
    { idempotent: true },
  );
}

export async function findList(
  database: Queryable,
  userId: UserId,
  listId: string,
): Promise<StoredList | null> {
  return (await listLists(database, userId)).find(({ id }) => id === listId) ?? null;
}

/** Takes a word out of a list. */
export function removeWord(
  context: VocabularyContext,
  userId: UserId,
  { listId, wordId }: { readonly listId: string; readonly wordId: string },
): Promise<Result<VocabularyList, "word-list-not-found" | "word-not-found">> {
  return context.database.transaction(
    async (transaction) => {
      const list = await findList(transaction, userId, listId);
      if (list === null) return refused("word-list-not-found");
      const entries = await listEntries(transaction, userId);
      if (!entries.get(listId)?.includes(wordId)) return refused("word-not-found");
      await deleteEntry(transaction, userId, { listId, wordId });
      await dropOrphans(transaction, userId, [wordId]);
      return accepted(await viewOf(context, transaction, { userId, list }));
    },
    { idempotent: false },
  );
}

/** Deletes a list, with the own words that are in no other; it is no longer chosen for new words. */
export function deleteOwnList(
  { clock, database }: VocabularyContext,
  userId: UserId,
  listId: string,
): Promise<Result<{ id: string }, "word-list-not-found">> {
  return database.transaction(
    async (transaction) => {
      if ((await findList(transaction, userId, listId)) === null) {
        return refused("word-list-not-found");
      }
      const words = (await listEntries(transaction, userId)).get(listId) ?? [];
      await deleteList(transaction, userId, listId);
      await dropOrphans(transaction, userId, words);
      const settings = await findSettings(transaction, userId);
      if (settings?.lists.includes(listId)) {
        const lists = settings.lists.filter((id) => id !== listId);
        await storeSettings(transaction, userId, {
          settings: { ...settings, lists },
          now: clock(),
        });
      }
      return accepted({ id: listId });
    },
    { idempotent: false },
  );
}

/** Own words that are in no list any more go, with their cards. The log of their reviews stays. */
async function dropOrphans(
  transaction: Queryable,
  userId: UserId,
  wordIds: readonly string[],
): Promise<void> {
  const listed = new Set([...(await listEntries(transaction, userId)).values()].flat());
  const orphans = wordIds.filter((id) => ownUuidOf(id) !== null && !listed.has(id));
  await deleteCards(transaction, userId, orphans);
  await deleteOwnWords(transaction, userId, orphans);
}
