import type { UserId } from "@lexiquant/domain/kernel";
import type { Card } from "@lexiquant/domain/spacing";
import { sql } from "kysely";
import { insertRecords } from "../../db/insert-records.ts";
import type { Queryable } from "../../db/queryable.ts";

export interface StoredCard {
  readonly wordId: string;
  readonly card: Card;
  /** When the student put the word in line; null where it came from a list. */
  readonly queuedAt: Date | null;
}

/** A student's cards, those that were put in line first first; at most one per word. */
export async function listCards(database: Queryable, userId: UserId): Promise<StoredCard[]> {
  return await database
    .selectFrom("vocabulary_cards")
    .select(["word_id as wordId", "card", "queued_at as queuedAt"])
    .where("user_id", "=", userId)
    .orderBy("queued_at", (order) => order.asc().nullsLast())
    .orderBy("word_id")
    .execute();
}

export async function findCards(
  database: Queryable,
  userId: UserId,
  wordIds: readonly string[],
): Promise<ReadonlyMap<string, StoredCard>> {
  if (wordIds.length === 0) return new Map();
  const rows = await database
    .selectFrom("vocabulary_cards")
    .select(["word_id as wordId", "card", "queued_at as queuedAt"])
    .where("user_id", "=", userId)
    .where("word_id", "in", wordIds)
    .execute();
  return new Map(rows.map((row) => [row.wordId, row]));
}

/** Cards that come on each study day. */
export async function loadByDay(
  database: Queryable,
  userId: UserId,
): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ day: number; cards: number }>`
    select due_day as day, count(*)::int as cards from vocabulary_cards
    where user_id = ${userId} and due_day is not null
    group by due_day`.execute(database);
  return new Map(rows.map(({ day, cards }) => [day, cards]));
}

/** Stores cards as they are from now on; their places in line too. */
export async function storeCards(
  transaction: Queryable,
  userId: UserId,
  cards: readonly StoredCard[],
): Promise<void> {
  await insertRecords(
    transaction,
    {
      table: "vocabulary_cards",
      columns: {
        user_id: "uuid",
        word_id: "text",
        card: "jsonb",
        due_day: "integer",
        queued_at: "timestamptz",
      },
      onConflict: {
        key: ["user_id", "word_id"],
        replace: ["card", "due_day", "queued_at"],
      },
    },
    cards.map(({ wordId, card, queuedAt }) => ({
      user_id: userId,
      word_id: wordId,
      card,
      due_day: card.suspension === null ? card.dueDay : null,
      queued_at: queuedAt,
    })),
  );
}

/** For words that are no more; the log of their reviews stays. */
export async function deleteCards(
  transaction: Queryable,
  userId: UserId,
  wordIds: readonly string[],
): Promise<void> {
  if (wordIds.length === 0) return;
  await transaction
    .deleteFrom("vocabulary_cards")
    .where("user_id", "=", userId)
    .where("word_id", "in", wordIds)
    .execute();
}
