import { type Kysely, type Migration, sql } from "kysely";

/**
 * Users and what signs them in. Tables of a user start their key with `user_id`, so that they can be
 * distributed by it; `identities` is keyed by the provider's subject and therefore references nothing.
 */
async function up(database: Kysely<unknown>): Promise<void> {
  await database.schema
    .createTable("users")
    .addColumn("user_id", "uuid", (column) => column.primaryKey())
    .addColumn("name", "text", (column) => column.notNull())
    .addColumn("email", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .execute();
  await database.schema
    .createTable("identities")
    .addColumn("provider", "text", (column) => column.notNull())
    .addColumn("subject", "text", (column) => column.notNull())
    .addColumn("user_id", "uuid", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addPrimaryKeyConstraint("identities_pkey", ["provider", "subject"])
    .execute();
  await database.schema
    .createTable("refresh_tokens")
    .addColumn("user_id", "uuid", (column) => column.notNull().references("users.user_id"))
    .addColumn("id", "uuid", (column) => column.notNull())
    .addColumn("secret_hash", "text", (column) => column.notNull())
    .addColumn("created_at", "timestamptz", (column) => column.notNull())
    .addColumn("expires_at", "timestamptz", (column) => column.notNull())
    .addColumn("revoked_at", "timestamptz")
    .addPrimaryKeyConstraint("refresh_tokens_pkey", ["user_id", "id"])
    .execute();
  await database.schema
    .createTable("preferences")
    .addColumn("user_id", "uuid", (column) => column.primaryKey().references("users.user_id"))
    .addColumn("explanation_mode", "text", (column) =>
      column.notNull().check(sql`explanation_mode in ('quick', 'detailed')`),
    )
    .addColumn("updated_at", "timestamptz", (column) => column.notNull())
    .execute();
}

export const identity: Migration = { up };
