import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  sql`create table twins (
    user_id uuid not null,
    item_id text not null,
    origin_id text not null,
    origin_version integer not null,
    ordinal integer not null check (ordinal > 0),
    model_id text not null,
    seed bigint not null,
    fingerprint text not null,
    item jsonb not null,
    difficulty integer not null check (difficulty between 1 and 5),
    target_seconds integer not null check (target_seconds > 0),
    drawn_at timestamptz not null,
    primary key (user_id, item_id),
    unique (user_id, origin_id, ordinal),
    unique (user_id, model_id, fingerprint)
  )`,
];

/** Questions drawn for one student. They are kept whole: a later change of a model must not change what was answered. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const twins: Migration = { up };
