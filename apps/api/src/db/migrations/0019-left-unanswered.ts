import { type Kysely, type Migration, sql } from "kysely";

/** Entries of the error log that no answer made: what an exam's section asked and nobody answered. */
async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table mistakes add column unanswered boolean not null default false`.execute(
    database,
  );
}

export const leftUnanswered: Migration = { up };
