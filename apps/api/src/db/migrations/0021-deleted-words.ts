import { type Kysely, type Migration, sql } from "kysely";

/** Own words that were deleted a short while ago, with their places in lists and their cards, so that they can be brought back. */
async function up(database: Kysely<unknown>): Promise<void> {
  await sql`create table deleted_words (
    user_id uuid not null,
    id uuid not null,
    front text not null,
    back text not null,
    tags jsonb not null,
    created_at timestamptz not null,
    places jsonb not null,
    card jsonb,
    queued_at timestamptz,
    deleted_at timestamptz not null,
    primary key (user_id, id)
  )`.execute(database);
}

export const deletedWords: Migration = { up };
