import type { UserId } from "@lexiquant/domain/kernel";
import { sql } from "kysely";
import type { Queryable } from "../../db/queryable.ts";
import type { ListPlace } from "../../db/vocabulary-tables.ts";
import type { StoredCard } from "./cards-repository.ts";
import { ownUuidOf, ownWordId, type StoredOwnWord } from "./lists-repository.ts";

/** So long a deleted word can be brought back. */
const KEPT_MS = 24 * 60 * 60 * 1000;

/** All that went with an own word; `card` is null where it was never met nor put in line or aside. */
export interface DeletedWord {
  readonly word: StoredOwnWord;
  readonly createdAt: Date;
  readonly places: readonly ListPlace[];
  readonly card: StoredCard | null;
}

/** Copies an own word, its places in lists and its card, before they are deleted. */
export async function keepDeletedWord(
  transaction: Queryable,
  userId: UserId,
  { wordId, now }: { readonly wordId: string; readonly now: Date },
): Promise<void> {
  await sql`
    insert into deleted_words (user_id, id, front, back, tags, created_at, places, card, queued_at, deleted_at)
    select word.user_id, word.id, word.front, word.back, word.tags, word.created_at,
      coalesce((
        select jsonb_agg(jsonb_build_object('listId', list_id, 'place', place))
        from word_list_entries where user_id = word.user_id and word_id = ${wordId}
      ), '[]'::jsonb),
      vocabulary_cards.card, vocabulary_cards.queued_at, ${now}
    from own_words as word
    left join vocabulary_cards
      on vocabulary_cards.user_id = word.user_id and vocabulary_cards.word_id = ${wordId}
    where word.user_id = ${userId} and word.id = ${ownUuidOf(wordId)}`.execute(transaction);
}

export async function findDeletedWord(
  database: Queryable,
  userId: UserId,
  wordId: string,
): Promise<DeletedWord | null> {
  const row = await database
    .selectFrom("deleted_words")
    .selectAll()
    .where("user_id", "=", userId)
    .where("id", "=", ownUuidOf(wordId))
    .executeTakeFirst();
  if (row === undefined) return null;
  const { id, front, back, tags, created_at, places, card, queued_at } = row;
  return {
    word: { id: ownWordId(id), front, back, tags },
    createdAt: created_at,
    places,
    card: card === null ? null : { wordId, card, queuedAt: queued_at },
  };
}

/** After it was brought back. */
export async function dropDeletedWord(
  transaction: Queryable,
  userId: UserId,
  wordId: string,
): Promise<void> {
  await transaction
    .deleteFrom("deleted_words")
    .where("user_id", "=", userId)
    .where("id", "=", ownUuidOf(wordId))
    .execute();
}

/** Words deleted longer ago go for good, with the student's notes on them. */
export async function forgetDeletedWords(
  transaction: Queryable,
  userId: UserId,
  now: Date,
): Promise<void> {
  const before = new Date(now.getTime() - KEPT_MS);
  await sql`
    delete from word_notes where user_id = ${userId} and word_id in (
      select 'own:' || id from deleted_words where user_id = ${userId} and deleted_at < ${before}
    )`.execute(transaction);
  await transaction
    .deleteFrom("deleted_words")
    .where("user_id", "=", userId)
    .where("deleted_at", "<", before)
    .execute();
}
