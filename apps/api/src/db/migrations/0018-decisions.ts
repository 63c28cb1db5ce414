import { type Kysely, type Migration, sql } from "kysely";

/** What was expected when a student was asked to stay or to leave. Unknown of what was decided before. */
const STATEMENTS = [
  sql`alter table bail_decisions
    add column expected_ms integer check (expected_ms > 0),
    add column log_deviation double precision check (log_deviation > 0),
    add column p_correct double precision check (p_correct between 0 and 1),
    add column guessing double precision check (guessing between 0 and 1)`,
  sql`alter table bail_decisions
    add check (num_nulls(expected_ms, log_deviation, p_correct, guessing) in (0, 4))`,
];

async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const decisions: Migration = { up };
