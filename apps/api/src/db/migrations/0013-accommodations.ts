import { type Kysely, type Migration, sql } from "kysely";

/** The time that a student is granted, for all timed practice. */
async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table preferences add column pace_factor double precision not null default 1
    check (pace_factor in (1, 1.25, 1.5, 2))`.execute(database);
}

export const accommodations: Migration = { up };
