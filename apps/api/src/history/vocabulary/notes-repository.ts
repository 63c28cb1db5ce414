import type { ItemId, UserId } from "@lexiquant/domain/kernel";
import type { Queryable } from "../../db/queryable.ts";

/** The student's note on a word; empty where there is none. */
export async function findNote(
  database: Queryable,
  userId: UserId,
  wordId: string,
): Promise<string> {
  const row = await database
    .selectFrom("word_notes")
    .select("note")
    .where("user_id", "=", userId)
    .where("word_id", "=", wordId)
    .executeTakeFirst();
  return row?.note ?? "";
}

/** Those of some words that have a note. */
export async function listNoted(
  database: Queryable,
  userId: UserId,
  wordIds: readonly string[],
): Promise<ReadonlySet<string>> {
  if (wordIds.length === 0) return new Set();
  const rows = await database
    .selectFrom("word_notes")
    .select("word_id")
    .where("user_id", "=", userId)
    .where("word_id", "in", wordIds)
    .execute();
  return new Set(rows.map(({ word_id }) => word_id));
}

/** An empty note is deleted. */
export async function storeNote(
  transaction: Queryable,
  userId: UserId,
  { wordId, note, now }: { readonly wordId: string; readonly note: string; readonly now: Date },
): Promise<void> {
  if (note === "") {
    await transaction
      .deleteFrom("word_notes")
      .where("user_id", "=", userId)
      .where("word_id", "=", wordId)
      .execute();
    return;
  }
  const values = { note, updated_at: now };
  await transaction
    .insertInto("word_notes")
    .values({ user_id: userId, word_id: wordId, ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "word_id"]).doUpdateSet(values))
    .execute();
}

/** A word that was looked up in a question. */
export interface Lookup {
  readonly wordId: string;
  readonly itemId: ItemId;
}

/** Once per id. */
export async function insertLookup(
  transaction: Queryable,
  userId: UserId,
  lookup: Lookup & { readonly id: string; readonly now: Date },
): Promise<void> {
  await transaction
    .insertInto("word_lookups")
    .values({
      user_id: userId,
      id: lookup.id,
      word_id: lookup.wordId,
      item_id: lookup.itemId,
      looked_up_at: lookup.now,
    })
    .onConflict((conflict) => conflict.columns(["user_id", "id"]).doNothing())
    .execute();
}

/** The latest look-ups, latest first. */
export async function listLookups(
  database: Queryable,
  userId: UserId,
  limit: number,
): Promise<Lookup[]> {
  return await database
    .selectFrom("word_lookups")
    .select(["word_id as wordId", "item_id as itemId"])
    .where("user_id", "=", userId)
    .orderBy("looked_up_at", "desc")
    .orderBy("id")
    .limit(limit)
    .execute();
}
