import { type Kysely, type Migration, sql } from "kysely";

const STATEMENTS = [
  sql`create table product_events (
    visit_id uuid not null,
    id uuid not null,
    user_id uuid,
    name text not null,
    properties jsonb not null,
    campaign jsonb not null,
    environment jsonb,
    received_at timestamptz not null,
    primary key (visit_id, id)
  )`,
  // To export or delete what belongs to one account.
  sql`create index product_events_user on product_events (user_id) where user_id is not null`,
];

/** What the product counts about its own use. Most of it comes from visitors who have no account. */
async function up(database: Kysely<unknown>): Promise<void> {
  for (const statement of STATEMENTS) await statement.execute(database);
}

export const productEvents: Migration = { up };
