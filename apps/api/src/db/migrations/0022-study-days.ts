import { type Kysely, type Migration, sql } from "kysely";

/** Estimates are kept by the student's own days, which the log's order must not turn back. */
async function up(database: Kysely<unknown>): Promise<void> {
  await sql`alter table learner_states add column study_day integer`.execute(database);
}

export const studyDays: Migration = { up };
