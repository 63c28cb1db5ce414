import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  // Every trial of weights of a student's own; the last one says what is in force.
  sql`create table memory_fits (
    user_id uuid not null,
    version integer not null check (version > 0),
    tried_at timestamptz not null,
    reviews integer not null check (reviews > 0),
    held_out integer not null check (held_out > 0),
    default_log_loss double precision not null,
    fitted_log_loss double precision not null,
    weights jsonb,
    primary key (user_id, version)
  )`,
  // The fit that a review was predicted and scheduled by; null for the default weights.
  sql`alter table vocabulary_reviews add column memory_fit integer`,
  // Who has reviewed lately is asked for again and again.
  sql`create index vocabulary_reviews_latest on vocabulary_reviews (reviewed_at)`,
];

/** Weights of the memory model fitted to single students. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const memoryFits: Migration = { up };
