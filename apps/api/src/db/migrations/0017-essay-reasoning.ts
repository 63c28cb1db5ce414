import { type Kysely, type Migration, sql } from "kysely";

/** What a language model said of an essay's reasoning, apart from what bears on the score. */
async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table essay_ratings add column reasoning jsonb`.execute(database);
}

export const essayReasoning: Migration = { up };
