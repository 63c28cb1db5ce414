import { type Kysely, type Migration, sql } from "kysely";

/** What was left on the clock when an answer was given. Unknown of what was answered before. */
const STATEMENTS = [
  sql`alter table attempts add column remaining_ms integer check (remaining_ms >= 0)`,
  sql`alter table item_work add column remaining_ms integer check (remaining_ms >= 0)`,
];

async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const remainingTime: Migration = { up };
