import type { UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import type { ListPlace } from "../../db/vocabulary-tables.ts";

/** A word of a student's own; `id` is the word's, with `own:` before its uuid. */
export interface StoredOwnWord {
  readonly id: string;
  readonly front: string;
  readonly back: string;
  readonly tags: readonly string[];
}

const OWN = "own:";
export const ownWordId = (uuid: string): string => `${OWN}${uuid}`;
/** Null for a headword. */
export const ownUuidOf = (wordId: string): string | null =>
  wordId.startsWith(OWN) ? wordId.slice(OWN.length) : null;

export async function listOwnWords(database: Queryable, userId: UserId): Promise<StoredOwnWord[]> {
  const rows = await database
    .selectFrom("own_words")
    .select(["id", "front", "back", "tags"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
  return rows.map((row) => ({ ...row, id: ownWordId(row.id) }));
}

export async function insertOwnWords(
  transaction: Queryable,
  userId: UserId,
  { words, now }: { readonly words: readonly StoredOwnWord[]; readonly now: Date },
): Promise<void> {
  const ROWS = 1000;
  for (let at = 0; at < words.length; at += ROWS) {
    const rows = words.slice(at, at + ROWS).map(({ id, front, back, tags }) => ({
      user_id: userId,
      id: ownUuidOf(id) ?? id,
      front,
      back,
      tags: JSON.stringify(tags),
      created_at: now,
    }));
    await transaction.insertInto("own_words").values(rows).execute();
  }
}

/** False where the student has no such word. */
export async function updateOwnWord(
  transaction: Queryable,
  userId: UserId,
  { id, front, back }: Pick<StoredOwnWord, "id" | "front" | "back">,
): Promise<boolean> {
  const uuid = ownUuidOf(id);
  if (uuid === null) return false;
  const { numUpdatedRows } = await transaction
    .updateTable("own_words")
    .set({ front, back })
    .where("user_id", "=", userId)
    .where("id", "=", uuid)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function deleteOwnWords(
  transaction: Queryable,
  userId: UserId,
  wordIds: readonly string[],
): Promise<void> {
  const uuids = wordIds.flatMap((id) => ownUuidOf(id) ?? []);
  if (uuids.length === 0) return;
  await transaction
    .deleteFrom("own_words")
    .where("user_id", "=", userId)
    .where("id", "in", uuids)
    .execute();
}

export interface StoredList {
  readonly id: string;
  readonly name: string;
}

/** Oldest first. */
export async function listLists(database: Queryable, userId: UserId): Promise<StoredList[]> {
  return await database
    .selectFrom("word_lists")
    .select(["id", "name"])
    .where("user_id", "=", userId)
    .orderBy("created_at")
    .orderBy("id")
    .execute();
}

export async function insertList(
  transaction: Queryable,
  userId: UserId,
  { list, now }: { readonly list: StoredList; readonly now: Date },
): Promise<void> {
  await transaction
    .insertInto("word_lists")
    .values({ user_id: userId, ...list, created_at: now })
    .execute();
}

export async function renameList(
  transaction: Queryable,
  userId: UserId,
  { id, name }: StoredList,
): Promise<void> {
  await transaction
    .updateTable("word_lists")
    .set({ name })
    .where("user_id", "=", userId)
    .where("id", "=", id)
    .execute();
}

export async function deleteList(
  transaction: Queryable,
  userId: UserId,
  listId: string,
): Promise<void> {
  await transaction
    .deleteFrom("word_lists")
    .where("user_id", "=", userId)
    .where("id", "=", listId)
    .execute();
}

/** The words of each list of the student, in their order. */
export async function listEntries(
  database: Queryable,
  userId: UserId,
): Promise<ReadonlyMap<string, readonly string[]>> {
  const rows = await database
    .selectFrom("word_list_entries")
    .select(["list_id", "word_id"])
    .where("user_id", "=", userId)
    .orderBy("list_id")
    .orderBy("place")
    .orderBy("word_id")
    .execute();
  const entries = new Map<string, string[]>();
  for (const { list_id, word_id } of rows) {
    const words = entries.get(list_id) ?? [];
    words.push(word_id);
    entries.set(list_id, words);
  }
  return entries;
}

/** Adds words behind those that a list has; one that it has already keeps its place. */
export async function appendEntries(
  transaction: Queryable,
  userId: UserId,
  { listId, wordIds }: { readonly listId: string; readonly wordIds: readonly string[] },
): Promise<void> {
  const { rows } = await sql<{ last: number }>`
    select coalesce(max(place), 0)::int as last from word_list_entries
    where user_id = ${userId} and list_id = ${listId}`.execute(transaction);
  const last = rows[0]?.last ?? 0;
  const ROWS = 1000;
  for (let at = 0; at < wordIds.length; at += ROWS) {
    const entries = wordIds.slice(at, at + ROWS).map((wordId, offset) => ({
      user_id: userId,
      list_id: listId,
      word_id: wordId,
      place: last + at + offset + 1,
    }));
    await transaction
      .insertInto("word_list_entries")
      .values(entries)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
}

/** Puts a word back where it stood in lists. */
export async function insertEntries(
  transaction: Queryable,
  userId: UserId,
  { wordId, places }: { readonly wordId: string; readonly places: readonly ListPlace[] },
): Promise<void> {
  const entries = places.map(({ listId, place }) => ({
    user_id: userId,
    list_id: listId,
    word_id: wordId,
    place,
  }));
  await transaction.insertInto("word_list_entries").values(entries).execute();
}

/** Takes a word out of all lists of the student. */
export async function deleteEntriesOf(
  transaction: Queryable,
  userId: UserId,
  wordId: string,
): Promise<void> {
  await transaction
    .deleteFrom("word_list_entries")
    .where("user_id", "=", userId)
    .where("word_id", "=", wordId)
    .execute();
}

export async function deleteEntry(
  transaction: Queryable,
  userId: UserId,
  { listId, wordId }: { readonly listId: string; readonly wordId: string },
): Promise<void> {
  await transaction
    .deleteFrom("word_list_entries")
    .where("user_id", "=", userId)
    .where("list_id", "=", listId)
    .where("word_id", "=", wordId)
    .execute();
}
